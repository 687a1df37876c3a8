import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Who may look at whom. A room that is not on the list is a closed door. */
const mayImport: Record<string, readonly string[]> = {
  domain: [],
  contract: ['domain'],
  db: ['domain'],
  server: ['domain', 'contract', 'db'],
  app: ['domain', 'contract'],
}

const sourcesOf = (room: string) => globSync(`${room}/**/*.{ts,tsx}`).filter((file) => !/\.test\.|\/tests\//.test(file))

test.each(Object.entries(mayImport))('%s looks only where it may', (room, allowed) => {
  const strays = sourcesOf(room).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"]#(\w+)\//g)]
      .map(([, target]) => target!)
      .filter((target) => target !== room && !allowed.includes(target))
      .map((target) => `${file} -> ${target}`),
  )
  expect(strays).toEqual([])
})

test.each(Object.keys(mayImport))('%s leaves its room only by the room’s name, never by ../../', (room) => {
  const climbers = sourcesOf(room).filter((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from ['"]((?:\.\.\/)+)/g)].some(
      ([, up]) => up!.length / 3 >= file.split('/').length - 1,
    ),
  )
  expect(climbers).toEqual([])
})

test('domain touches nothing outside itself: no packages, no Node, no clock of its own', () => {
  const strays = sourcesOf('domain').filter((file) =>
    /from ['"](?!\.\.?\/|#domain\/)|Date\.now\(\)|new Date\(\)|Math\.random\(\)/.test(readFileSync(file, 'utf8')),
  )
  expect(strays).toEqual([])
})

test('only server/env.ts reads the environment of the process', () => {
  const strays = ['domain', 'contract', 'db', 'server', 'app']
    .flatMap(sourcesOf)
    .filter((file) => file !== 'server/env.ts' && readFileSync(file, 'utf8').includes('process.env'))
  expect(strays).toEqual([])
})
