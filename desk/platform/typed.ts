/** What was typed into the field of a form, as it was; nothing where the field is not shown. */
export function typed(form: HTMLFormElement | FormData, name: string): string {
  const value = (form instanceof FormData ? form : new FormData(form)).get(name)
  return typeof value === 'string' ? value : ''
}
