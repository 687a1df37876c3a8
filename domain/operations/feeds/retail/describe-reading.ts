import type { FeedMapping } from './mapping.ts'
import type { ColumnPlan } from './plan-columns.ts'
import { formatNames } from './retail-formats.ts'
import { wordKinds, type WordLog } from './understood.ts'

const maxWordsShown = 12

type Reading = {
  plan: ColumnPlan
  mapping: FeedMapping
  log: WordLog
  /** Rows that are no sizes of products, by what they are. */
  aside: ReadonlyMap<string, number>
  /** `semicolons, windows-1252` */
  form: string
}

const quoted = (text: string) => (text.startsWith('(') ? text : `"${text}"`)

/** What a person has to know to say whether a table was read rightly, in lines. */
export function describeReading({ plan, mapping, log, aside, form }: Reading): string[] {
  const columns = Object.entries(plan.columns).map(
    ([field, from]) => `  ${from.map((column) => plan.headers[column]).join(', ')} → ${field}`,
  )
  const options = plan.options.map(
    ({ name, value }) => `  ${plan.headers[value]} → size, color or other, as ${plan.headers[name]} says`,
  )
  const words = wordKinds.flatMap((kind) => {
    const all = log.words(kind)
    if (all.length === 0) return []
    const shown = all.slice(0, maxWordsShown).map(({ raw, meaning, rows }) => `${quoted(raw)} → ${meaning} (${rows})`)
    const more = all.length > maxWordsShown ? `, … and ${all.length - maxWordsShown} more` : ''
    return [`  ${kind}: ${shown.join(', ')}${more}`]
  })
  const byColor = mapping.byColor ?? true
  return [
    `Read as ${formatNames[plan.format]} (${form}).`,
    'Columns:',
    ...columns,
    ...options,
    ...(plan.ignored.length > 0 ? [`Not read: ${plan.ignored.join(', ')}.`] : []),
    byColor ? 'Each colour is a product of its own.' : 'A product holds all its colours, as the mapping says.',
    ...(words.length > 0 ? ['Words, with the rows that have them:', ...words] : []),
    ...[...aside].map(([what, rows]) => `Left aside: ${rows} rows of ${what}.`),
    'What is wrong here is corrected by --mapping FILE: npm run shop -- help import.',
  ]
}
