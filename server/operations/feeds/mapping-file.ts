import { readFile } from 'node:fs/promises'
import { z } from 'zod/mini'
import { productGenders } from '#domain/browse/catalog/genders.ts'
import { retailFields, retailFormats, type FeedMapping } from '#domain/operations/feeds/retail/mapping.ts'
import { FeedRefusal } from './refusal.ts'

const word = z.string().check(z.minLength(1), z.maxLength(200))
const wordsTo = <T extends z.core.$ZodType>(meaning: T) => z.optional(z.record(word, meaning))

const mapping = z.strictObject({
  format: z.optional(z.enum(retailFormats)),
  decimals: z.optional(z.enum(['.', ','])),
  byColor: z.optional(z.boolean()),
  columns: wordsTo(z.nullable(z.enum(retailFields))),
  values: z.optional(
    z.strictObject({
      size: wordsTo(word),
      color: wordsTo(word),
      category: wordsTo(word),
      gender: wordsTo(z.enum(productGenders)),
      availability: wordsTo(z.enum(['in_stock', 'out_of_stock'])),
    }),
  ),
})

const knownKeys: Readonly<Record<string, string>> = {
  '': 'format, decimals, byColor, columns and values',
  values: 'size, color, category, gender and availability',
}

/** The first fault, in a sentence that says where it is and what is allowed there. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  const at = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys[at] ? `; it knows ${knownKeys[at]}` : ''
    return `${at ? `${at} of the mapping` : 'The mapping'} has "${issue.keys.join('", "')}", which it does not know${known}.`
  }
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String)
    const allowed = at.startsWith('columns') ? [...values, 'null'] : values
    return `${at} of the mapping is none of ${allowed.join(', ')}.`
  }
  const expected = issue.code === 'invalid_type' ? `is not of the type ${issue.expected}` : 'cannot be read'
  return `${at || 'The mapping'}${at ? ' of the mapping' : ''} ${expected}.`
}

/** Reads the file of corrections that an operator wrote; throws FeedRefusal for anything it does not know. */
export async function readMapping(file: string): Promise<FeedMapping> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new FeedRefusal(`The mapping ${file} cannot be read (${error.code}).`)
  })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new FeedRefusal(`The mapping ${file} is no JSON: ${(error as Error).message}.`)
  }
  const parsed = mapping.safeParse(json)
  if (!parsed.success) throw new FeedRefusal(sentenceOf(parsed.error.issues[0]!))
  return parsed.data
}
