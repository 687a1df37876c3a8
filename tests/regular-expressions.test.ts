import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/**
 * Expressions that are slow on long runs, and why none reaches them. Everything else may meet a feed, a header or a
 * search of any length.
 */
const bounded: Readonly<Record<string, string>> = {
  '\\B(?=(\\d{3})+$)': 'the digits of one number',
}

type Expression = { file: string; source: string; flags: string }

function expressionsIn(file: string): Expression[] {
  const found: Expression[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { regex } = node as { regex?: { pattern: string; flags: string } }
    if (regex) found.push({ file, source: regex.pattern, flags: regex.flags })
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return found
}

const files = globSync('{domain,contract,db,server}/**/*.ts').filter((file) => !/\.test\.ts$|\/tests\//.test(file))
const expressions = files.flatMap(expressionsIn)

const runs = [
  ' ',
  'a',
  'A',
  '1',
  '.',
  ',',
  '-',
  '_',
  '@',
  '\n',
  '\r',
  '<',
  '>',
  '"',
  "'",
  '/',
  '\\',
  '&',
  '=',
  ';',
  ':',
]
const pairs = [
  'é',
  'a ',
  '1 ',
  '1.',
  '1,',
  'a@',
  'a-',
  'a.',
  '<a',
  '<!',
  'a=',
  '\r\n',
  '\n ',
  '=a',
  '"a',
  '--',
  '&a;',
  '%2',
]
/** What comes before and after a run decides whether a match that began has to be given up. */
const frames = [
  ['', ''],
  ['', '\u0001'],
  ['a', '\u0001'],
  ['<', '\u0001'],
  ['"', '\u0001'],
] as const

/** Milliseconds for one pass over a text. */
function cost(expression: RegExp, text: string): number {
  expression.lastIndex = 0
  const began = performance.now()
  if (expression.global) text.replace(expression, '')
  else expression.exec(text)
  return performance.now() - began
}

/** A pass over 20,000 characters takes microseconds; one that tries again from each of them takes a second. */
const length = 20_000
const maxMs = 60

function slowRun({ source, flags }: Expression): string | undefined {
  const expression = new RegExp(source, flags)
  for (const run of [...runs, ...pairs]) {
    for (const [before, after] of frames) {
      for (const size of [40, 2000, length]) {
        const text = before + run.repeat(size / run.length) + after
        // A busy machine may take any one measurement away; a slow expression is slow each time.
        const ms = cost(expression, text)
        if (ms > maxMs && cost(expression, text) > maxMs && cost(expression, text) > maxMs) {
          return `${JSON.stringify(before)} + ${JSON.stringify(run)} × ${size}: ${Math.round(ms)} ms`
        }
      }
    }
  }
  return undefined
}

test('S23 no regular expression takes more time on a long run than on a short one allows', () => {
  const slow = expressions.flatMap((found) => {
    const run = slowRun(found)
    return run && bounded[found.source] === undefined ? `${found.file}: /${found.source}/ on ${run}` : []
  })
  expect(expressions.length).toBeGreaterThan(200)
  expect(slow).toEqual([])
})
