import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Which layer may import which. A layer that is not on the list may not be imported. */
const mayImport: Record<string, readonly string[]> = {
  domain: [],
  contract: ['domain'],
  db: ['domain'],
  server: ['domain', 'contract', 'db'],
  app: ['domain', 'contract'],
}

const sourcesOf = (layer: string) =>
  globSync(`${layer}/**/*.{ts,tsx}`).filter((file) => !/\.test\.|\/tests\//.test(file))

test.each(Object.entries(mayImport))('%s imports only what it may', (layer, allowed) => {
  const strays = sourcesOf(layer).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"]#(\w+)\//g)]
      .map(([, target]) => target!)
      .filter((target) => target !== layer && !allowed.includes(target))
      .map((target) => `${file} -> ${target}`),
  )
  expect(strays).toEqual([])
})

test.each(Object.keys(mayImport))('%s is left only by the name of a layer, never by ../../', (layer) => {
  const climbers = sourcesOf(layer).filter((file) =>
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

test('connections outside the pool are made by db/connect.ts, which listens for their loss', () => {
  const strays = ['db', 'server']
    .flatMap(sourcesOf)
    .filter((file) => file !== 'db/connect.ts' && /new (pg\.)?Client\(/.test(readFileSync(file, 'utf8')))
  expect(strays).toEqual([])
})
