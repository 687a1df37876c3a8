import { expect, test } from 'vitest'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { explain } from './explain.ts'
import { helpFor } from './help.ts'
import { progressOn } from '#server/platform/process/progress.ts'
import { commands } from './commands/index.ts'

test('every command has help with its usage and an example that begins with its name', () => {
  for (const command of commands) {
    expect(helpFor(command)).toContain(`Usage: npm run shop -- ${command.name}`)
    expect(command.examples.length).toBeGreaterThan(0)
    for (const example of command.examples)
      expect(example.replace(' ', '-')).toMatch(new RegExp(`^${command.name}|^${command.name}$`))
    for (const option of Object.keys(command.options)) expect(command.usage).toContain(`--${option}`)
  }
})

test('a refusal is a sentence; an unforeseen error has its trace below a sentence', () => {
  expect(explain(new OperatorRefusal('There is no order "R9".'))).toBe('Refused: There is no order "R9".')
  const lost = Object.assign(new Error('x'), { code: 'ECONNREFUSED' })
  expect(explain(new Error('Failed query', { cause: lost }))).toMatch(/^Failed: the database does not answer/)
  expect(explain(Object.assign(new Error('no'), { code: 'ENOSPC' }))).toBe('Failed: the disk is full.')
  expect(explain(new Error('odd'))).toMatch(/^Failed: odd\nThis was not foreseen:\nError: odd\n +at /)
})

test('progress: a bar that grows on a terminal, a line per tenth in a log', () => {
  const written: string[] = []
  const write = (text: string) => written.push(text)
  const log = progressOn({ write })
  for (let done = 0; done <= 100; done++) log.show('Seeding', done, 100)
  log.end()
  expect(written).toHaveLength(11)
  expect(written.at(-1)).toBe('· Seeding 100 %\n')
  written.length = 0
  const bar = progressOn({ isTTY: true, write })
  bar.show('Seeding', 1, 2)
  bar.show('Seeding', 1, 2)
  bar.show('Reading', 0, 0)
  bar.end()
  expect(written.join('')).toMatch(/^\r· Seeding +█{15}░{15} {2}50 %\n\r· Reading +█{30} 100 %\n$/)
})
