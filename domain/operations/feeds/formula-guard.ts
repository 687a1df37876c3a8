/** What a spreadsheet takes for a formula, possibly behind quotes that were added before. */
const formulaLike = /^'*[=+\-@\t\r]/

/**
 * A cell that a spreadsheet shows instead of computing: a name typed by someone else must not run as a formula when a
 * person opens the file. `unguardCell` gives back exactly what was written.
 */
export const guardCell = (text: string) => (formulaLike.test(text) ? `'${text}` : text)

export const unguardCell = (text: string) => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text)
