/** One of several, each with a line that says what it means. */
import { html, useId } from "../vendor/preact.js";

/**
 * @template {string | number | boolean} Value
 * @typedef {{value: Value, label: string, line?: string}} Option
 */

/**
 * @template {string | number | boolean} Value
 * @param {object} props
 * @param {string} props.label
 * @param {Value} props.value
 * @param {readonly Option<Value>[]} props.options
 * @param {(value: Value) => void} props.choose
 * @param {boolean} [props.disabled]
 */
export function Choice({ label, value, options, choose, disabled = false }) {
  const name = useId();
  const line = options.find((option) => option.value === value)?.line;
  return html`
    <fieldset class="choice" disabled=${disabled}>
      <legend>${label}</legend>
      <div class="choice-row">
        ${options.map(
          (option) => html`
            <label class="chip" key=${String(option.value)}>
              <input
                type="radio"
                name=${name}
                checked=${option.value === value}
                onChange=${() => choose(option.value)}
              />
              <span>${option.label}</span>
            </label>
          `,
        )}
      </div>
      ${line && html`<p class="choice-line">${line}</p>`}
    </fieldset>
  `;
}

/**
 * @param {{label: string, value: boolean, choose: (value: boolean) => void, disabled?: boolean}} props
 */
export function Switch({ label, value, choose, disabled = false }) {
  return html`
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked=${value}
        disabled=${disabled}
        onChange=${() => choose(!value)}
      />
      <span class="switch-track" aria-hidden="true"></span>
      <span>${label}</span>
    </label>
  `;
}
