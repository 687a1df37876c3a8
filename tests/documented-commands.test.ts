import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readArguments } from '#server/command-line/arguments.ts'
import { commands } from '#server/command-line/commands/index.ts'

/** The words of a line as a shell reads it. */
const wordsOf = (line: string) =>
  [...line.matchAll(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g)].map(([word]) => word.replaceAll(/'([^']*)'|"([^"]*)"/g, '$1$2'))

const lines = ['docs/retailer.md', 'docs/deploy.md', 'README.md', 'docs/features.md'].flatMap((file) => {
  const document = readFileSync(file, 'utf8')
  return [...document.matchAll(/^npm run shop -- (.+)$/gm)].map(([, line]) => `${file}: ${line!}`)
})

test.each(lines)('%s can be typed as it is written', (line) => {
  const words = wordsOf(line.slice(line.indexOf(': ') + 2))
  const whole = commands.find(({ name }) => name === words[0])
  const command = whole ?? commands.find(({ name }) => name === `${words[0]}-${words[1]}`)
  expect(command, line).toBeDefined()
  expect(() => readArguments(command!, words.slice(whole ? 1 : 2))).not.toThrow()
})

test('the way to a shop of one’s own has its commands', () => expect(lines.length).toBeGreaterThan(35))
