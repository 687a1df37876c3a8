/** Markup that is written without escaping. */
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
  return String(value).replaceAll(/[&<>"']/g, (content) => entities[content]!)
}

/** Markup from a template: all values are escaped as text, unless they are markup themselves (S20). */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { markup: parts.reduce((before, part, at) => before + written(values[at - 1]!) + part) }
}
