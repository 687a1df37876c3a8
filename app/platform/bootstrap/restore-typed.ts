import { fieldsByKey, here, isTicked, typedKey, type Field, type Typed } from './typed-fields.ts'

/** Fields that appear later than this, because their part loads slowly, stay empty. */
const maxWaitMs = 15_000

/** As a person would do it, so that React notices. */
function fill(field: Field, value: string | boolean): void {
  if (isTicked(field)) {
    if (value === true && !field.checked) field.click()
    if (value === false && field.checked && field.type === 'checkbox') field.click()
    return
  }
  if (field.value === value || value === '') return
  // The prototype's setter: React overrides the element's own and would miss the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Puts back what was typed, as its fields appear. */
export function restoreTyped(): void {
  const kept = sessionStorage.getItem(typedKey)
  if (kept === null) return
  sessionStorage.removeItem(typedKey)
  const { path, fields } = JSON.parse(kept) as Typed
  if (path !== here()) return
  const waiting = new Map(Object.entries(fields))
  const fillFound = () => {
    for (const [key, field] of fieldsByKey()) {
      const value = waiting.get(key)
      if (value === undefined) continue
      waiting.delete(key)
      fill(field, value)
    }
  }
  fillFound()
  const observer = new MutationObserver(fillFound)
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), maxWaitMs)
}
