/** The list or part of a document that a difference is in: `tiles`, `entries`, `articles`; empty for the document itself. */
type Where = { part: string; name: string | null }

/** One thing that two versions of a document do not have in common. */
export type Difference = Where &
  ({ kind: 'added' | 'removed' | 'moved' } | { kind: 'changed'; field: string; before: string; after: string })

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

/** What a person calls an entry by. */
function nameOf(entry: Fields): string {
  const name = entry.label ?? entry.name ?? entry.title ?? entry.alt
  return typeof name === 'string' ? name : ''
}

const isListOfEntries = (value: unknown): value is Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every(isFields)

function wordOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Lines and, of markup, paragraphs. */
const linesIn = (text: string): string[] => text.split(/\n|(?<=<\/(?:p|h2|h3|ul|ol|li)>)/).map((line) => line.trim())

/** Of long texts only the lines that the other one lacks. */
function linesOnlyIn(one: string, other: string): string {
  const known = new Set(linesIn(other))
  return linesIn(one)
    .filter((line) => !known.has(line))
    .join('\n')
}

function compareFields(before: Fields, after: Fields, where: Where): Difference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field): Difference[] => {
    const [old, now] = [before[field], after[field]]
    if (isListOfEntries(old) || isListOfEntries(now)) {
      return compareEntries(isListOfEntries(old) ? old : [], isListOfEntries(now) ? now : [], field)
    }
    if (isFields(old) || isFields(now)) {
      return compareFields(fieldsOf(old), fieldsOf(now), { part: field, name: where.name })
    }
    const [one, other] = [wordOf(old), wordOf(now)]
    if (one === other) return []
    if ((one === '[]' && other === '') || (one === '' && other === '[]')) return []
    return [{ kind: 'changed', ...where, field, before: linesOnlyIn(one, other), after: linesOnlyIn(other, one) }]
  })
}

function compareEntries(before: readonly Fields[], after: readonly Fields[], part: string): Difference[] {
  const left = [...before]
  const pairs = after.map((entry) => {
    const at = left.findIndex((old) => nameOf(old) === nameOf(entry))
    return { entry, old: at < 0 ? undefined : left.splice(at, 1)[0] }
  })
  const kept = pairs.flatMap(({ old }) => (old ? [old] : []))
  const inOldOrder = before.filter((old) => kept.includes(old))
  return [
    ...left.map((old): Difference => ({ kind: 'removed', part, name: nameOf(old) })),
    ...pairs.flatMap(({ entry, old }): Difference[] => {
      const where = { part, name: nameOf(entry) }
      if (!old) return [{ kind: 'added', ...where }]
      const isMoved = kept.indexOf(old) !== inOldOrder.indexOf(old)
      return [...(isMoved ? [{ kind: 'moved' as const, ...where }] : []), ...compareFields(old, entry, where)]
    }),
  ]
}

/** What changed between two versions of a document, entry by entry: an entry is known by its name. */
export const compareBodies = (before: unknown, after: unknown): Difference[] =>
  compareFields(fieldsOf(before), fieldsOf(after), { part: '', name: null })
