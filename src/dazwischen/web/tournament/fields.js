/** Things to fill in. */
import { html, useState } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { Dialog } from "../ui/dialog.js";

/** @param {Event} event */
export function valueOf(event) {
  return /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;
}

/**
 * @param {{label: string, value: string, change: (value: string) => void, [attribute: string]: any}} props
 */
export function Text({ label, value, change, ...attributes }) {
  return html`
    <label class="field">
      <span>${label}</span>
      <input
        value=${value}
        autocomplete="off"
        onInput=${(/** @type {Event} */ event) => change(valueOf(event))}
        ...${attributes}
      />
    </label>
  `;
}

/** @param {(event: SubmitEvent) => void} work */
export function submitting(work) {
  return (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    work(event);
  };
}

/**
 * A window that asks before something is done, and for the reason if there has to be one.
 * @param {object} props
 * @param {string} props.title
 * @param {string} [props.line]
 * @param {string} props.label of the button
 * @param {boolean} [props.reasoned] whether a reason is asked for
 * @param {boolean} [props.required]
 * @param {boolean} [props.ready] whether the rest of the window is filled in
 * @param {(reason: string) => Promise<import("./store.js").Fate>} props.submit
 * @param {() => void} props.close
 * @param {import("../vendor/preact.js").ComponentChildren} [props.children]
 */
export function Ask(props) {
  const { title, line, label, reasoned = false, required = false, ready = true } = props;
  const [reason, setReason] = useState("");
  const send = submitting(async () => {
    if ((await props.submit(reason.trim())) !== "refused") props.close();
  });
  return html`
    <${Dialog} title=${title} close=${props.close}>
      <form class="cup-form" onSubmit=${send}>
        ${line && html`<p>${line}</p>`} ${props.children}
        ${
          reasoned &&
          html`<${Text}
            label=${t(required ? "tournament-reason" : "tournament-reason-if")}
            value=${reason}
            change=${setReason}
            maxlength="300"
            required=${required}
          />`
        }
        <button class="btn primary" type="submit" disabled=${!ready}>${label}</button>
      </form>
    <//>
  `;
}

/**
 * A button that asks first.
 * @param {object} props
 * @param {string} props.label
 * @param {string} [props.name] what it is called for those who cannot see where it stands
 * @param {string} props.title
 * @param {string} [props.line]
 * @param {string} [props.look] further classes
 * @param {boolean} [props.reasoned]
 * @param {boolean} [props.required]
 * @param {(reason: string) => Promise<import("./store.js").Fate>} props.submit
 */
export function AskButton({ label, name, look = "small", ...asked }) {
  const [open, setOpen] = useState(false);
  return html`
    <button class=${`btn ${look}`} type="button" aria-label=${name} onClick=${() => setOpen(true)}>
      ${label}
    </button>
    ${open && html`<${Ask} label=${label} close=${() => setOpen(false)} ...${asked} />`}
  `;
}
