export const maxAnswerLength = 4000
export const maxTemplateNameLength = 60
/** Of one store. */
export const maxTemplates = 100

/** What a template may leave open: the first name of the person, and the number of the order they asked about. */
const placeholders = ['nombre', 'pedido'] as const
export type Placeholder = (typeof placeholders)[number]

const isPlaceholder = (name: string): name is Placeholder => placeholders.some((one) => one === name)
const nameIn = (between: string) => between.trim().toLowerCase()

/** Everything between braces that is no placeholder, as it was typed: a shopper would read it. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set(
    Array.from(text.matchAll(/\{([^{}]*)\}/g))
      .filter(([, between]) => !isPlaceholder(nameIn(between!)))
      .map(([whole]) => whole),
  ),
]

export type PlaceholderValues = Readonly<Record<Placeholder, string | null>>

/** The placeholders of a text for which there is no value. */
export const missingPlaceholders = (text: string, values: PlaceholderValues): Placeholder[] =>
  placeholders.filter(
    (name) =>
      values[name] === null &&
      Array.from(text.matchAll(/\{([^{}]*)\}/g)).some(([, between]) => nameIn(between!) === name),
  )

/** The text with its values; what has none stays as it is. */
export const fillAnswer = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(/\{([^{}]*)\}/g, (whole: string, between: string) => {
    const name = nameIn(between)
    return (isPlaceholder(name) && values[name]) || whole
  })
