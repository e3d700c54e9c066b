/** Where a rule is read. */
import { gameOfRule } from "../games/registry.js";

/**
 * The page of a rule: its first letter says which game it belongs to.
 * @param {string} id
 */
export function ruleAddress(id) {
  return `#/rules/${gameOfRule(id)}/${id}`;
}
