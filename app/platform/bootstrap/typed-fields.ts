/** Where what was typed waits for the renewed page. */
export const typedKey = 'typed-before-renewal'

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
export type Typed = { path: string; fields: Record<string, string | boolean>; state: unknown }

export const here = () => location.pathname + location.search

/** Passwords and codes are asked for again, files cannot be put back, and hidden fields belong to the page. */
const isKept = ({ type, autocomplete }: Field) =>
  !['password', 'file', 'hidden', 'submit', 'button'].includes(type) && autocomplete !== 'one-time-code'

export const isTicked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** Every field by its name, and by its place among fields of the same name. Radio buttons differ by their value. */
export function fieldsByKey(): Map<string, Field> {
  const found = new Map<string, Field>()
  const seen = new Map<string, number>()
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    if (!isKept(field)) continue
    const name = `${field.name || field.id} ${field.type === 'radio' ? field.value : ''}`
    const place = seen.get(name) ?? 0
    seen.set(name, place + 1)
    found.set(`${name} ${place}`, field)
  }
  return found
}
