/** Markup that may be written as it is. */
export type Html = { readonly markup: string }

type Value = string | number | Html | readonly Html[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const written = (value: Value): string => {
  if (typeof value === 'object') return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
  return String(value).replaceAll(/[&<>"']/g, (letter) => entities[letter]!)
}

/** Markup from a template: everything put into it is text and is escaped, unless it is markup itself (S20). */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { markup: parts.reduce((before, part, at) => before + written(values[at - 1]!) + part) }
}
