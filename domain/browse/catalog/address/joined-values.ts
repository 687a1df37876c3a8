const separator = '--'

/**
 * Escapes values that contain the separator: a dash becomes `%2D`, and a `%` that would read as one of our escapes
 * becomes `%25`; other values are unchanged.
 */
function escapeValue(value: string): string {
  return value
    .replaceAll(/%(?=2D|25)/gi, '%25')
    .replaceAll(/-{2,}/g, (dashes) => `-${'%2D'.repeat(dashes.length - 1)}`)
    .replaceAll(/^-|-$/g, '%2D')
}

function unescapeValue(text: string): string {
  return text.replaceAll(/%(2D|25)/gi, (_, code: string) => (code === '25' ? '%' : '-'))
}

/** Distinct values in sorted order, so that equal choices are written alike. */
export function distinct(values: readonly string[]): string[] {
  return [...new Set(values.filter((value) => value !== ''))].sort()
}

/** Joins the values of one filter with `--` (CAT-16). */
export function joinValues(values: readonly string[]): string {
  return distinct(values).map(escapeValue).join(separator)
}

export function splitValues(text: string): string[] {
  return distinct(text.split(separator).map(unescapeValue))
}
