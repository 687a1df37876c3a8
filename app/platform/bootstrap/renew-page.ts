import { fieldsByKey, here, isTicked, typedKey, type Typed } from './typed-fields.ts'

/**
 * Loads the page again when a file of its build is gone after a deploy, once per build, and puts back what was typed.
 */
const renewedKey = 'renewed-build'

/** True when the page is loaded again; false when that was already tried for this build. */
export function renewPage(): boolean {
  if (!navigator.onLine || sessionStorage.getItem(renewedKey) === __BUILD__) return false
  sessionStorage.setItem(renewedKey, __BUILD__)
  const fields = [...fieldsByKey()].map(([key, field]) => [key, isTicked(field) ? field.checked : field.value] as const)
  const typed: Typed = { path: here(), fields: Object.fromEntries(fields), state: history.state }
  sessionStorage.setItem(typedKey, JSON.stringify(typed))
  location.reload()
  return true
}

/**
 * A browser may load the page again before it has recorded the state that a tap has just given to the history, and bring
 * the one before: the sheet that was tapped would not open. Runs before the router reads it.
 */
export function restoreHistoryState(): void {
  const text = sessionStorage.getItem(typedKey)
  const { path, state } = (text === null ? {} : JSON.parse(text)) as Partial<Typed>
  if (path === here() && state) history.replaceState(state, '')
}

/** Puts back what was typed before the page was renewed; its script loads only then. */
export function restoreTyped(): void {
  if (sessionStorage.getItem(typedKey) !== null)
    void import('./restore-typed.ts').then((module) => module.restoreTyped())
}
