import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { architectureMap, writtenMap } from '../scripts/architecture-map.ts'
import { cyclesOf } from './cycles.ts'

/** Which layer may import which. A layer that is not listed may not be imported. */
const mayImport: Record<string, readonly string[]> = {
  domain: [],
  contract: ['domain'],
  db: ['domain'],
  demo: ['domain', 'db'],
  server: ['domain', 'contract', 'db'],
  app: ['domain', 'contract'],
  desk: ['domain', 'contract'],
}

/**
 * The tiers of a layer, the lowest first: a folder imports from its own tier and those below. A folder that is not
 * named is an area; files at the top of a layer are composition.
 */
const tiers: Record<string, Readonly<Record<string, number>>> = {
  domain: { platform: 0, shell: 3 },
  contract: { platform: 0 },
  // The desk is a composition of its own: it calls the services of every area.
  server: { platform: 0, ledger: 1, desk: 3, 'command-line': 5 },
  app: { platform: 0, shell: 3, routes: 4 },
  desk: { platform: 0, shell: 3 },
}
const area = 2
const composition = 5

/** The only files that load the demo, and only when it is needed. */
const seams = ['server/demo.ts', 'server/command-line/commands/seeding.ts', 'server/platform/pictures/render.ts']

const isTest = /\.test\.|\/tests\/|^demo\/searches\//
const sourcesOf = (layer: string) => globSync(`${layer}/**/*.{ts,tsx}`).filter((file) => !isTest.test(file))
const everySource = Object.keys(mayImport).flatMap(sourcesOf)

type Import = { from: string; to: string; isDynamic: boolean; isType: boolean }

/** Static, dynamic and type imports alike; threads and processes are referenced by `new URL(…, import.meta.url)`. */
const importPattern = /(import type [^'"]*?from|\bfrom|\bimport\(|\bimport|new URL\()\s*['"]([#.][^'"]+)['"]/g

function importsOf(file: string): Import[] {
  return [...readFileSync(file, 'utf8').matchAll(importPattern)].flatMap(([, how, specifier]) => {
    const bare = specifier!.replace(/\?.*$/, '')
    const to = bare.startsWith('#') ? bare.slice(1) : path.posix.join(path.posix.dirname(file), bare)
    if (!/\.tsx?$/.test(to) || !existsSync(to)) return []
    return { from: file, to, isDynamic: how === 'import(', isType: how!.startsWith('import type') }
  })
}
const imports = everySource.flatMap(importsOf)

const layerOf = (file: string) => file.split('/')[0]!
const show = ({ from, to }: Import) => `${from} -> ${to}`

test.each(Object.entries(mayImport))('%s imports only what it may', (layer, allowed) => {
  const strays = imports
    .filter(({ from, to }) => layerOf(from) === layer && layerOf(to) !== layer && !allowed.includes(layerOf(to)))
    .filter(
      ({ from, to, isDynamic, isType }) => !(layerOf(to) === 'demo' && seams.includes(from) && (isDynamic || isType)),
    )
  expect(strays.map(show)).toEqual([])
})

test.each(Object.keys(mayImport))('%s is left only by the name of a layer, never by ../../', (layer) => {
  const climbers = sourcesOf(layer).filter((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from ['"]((?:\.\.\/)+)/g)].some(
      ([, up]) => up!.length / 3 >= file.split('/').length - 1,
    ),
  )
  expect(climbers).toEqual([])
})

function tierOf(file: string): number {
  const [layer, folder, ...rest] = file.split('/')
  return rest.length === 0 ? composition : (tiers[layer!]?.[folder!] ?? area)
}

test.each(Object.keys(tiers))('%s: platform knows no area, no area knows what composes it', (layer) => {
  const strays = imports.filter(
    ({ from, to }) => layerOf(from) === layer && layerOf(to) === layer && tierOf(to) > tierOf(from),
  )
  expect(strays.map(show)).toEqual([])
})

/** `layer/area/feature`, or `layer/area` for a file in the area itself. */
function folderOf(file: string): string {
  const parts = file.split('/')
  return parts.slice(0, Math.min(3, parts.length - 1)).join('/')
}

test('no more than three folders import each other in a knot', () => {
  const folders = imports.filter(({ from, to }) => layerOf(from) === layerOf(to))
  const knots = cyclesOf(folders.map(({ from, to }) => [folderOf(from), folderOf(to)]))
  expect(knots.filter((knot) => knot.length > 3)).toEqual([])
})

test('no files import each other in a circle, types included', () => {
  expect(cyclesOf(imports.map(({ from, to }) => [from, to]))).toEqual([])
})

test('domain touches nothing outside itself: no packages, no Node, no clock of its own', () => {
  const strays = sourcesOf('domain').filter((file) =>
    /from ['"](?!\.\.?\/|#domain\/)|Date\.now\(\)|new Date\(\)|Math\.random\(\)/.test(readFileSync(file, 'utf8')),
  )
  expect(strays).toEqual([])
})

test('only server/platform/env.ts reads the environment of the process', () => {
  const strays = everySource.filter(
    (file) => file !== 'server/platform/env.ts' && readFileSync(file, 'utf8').includes('process.env'),
  )
  expect(strays).toEqual([])
})

test('connections outside the pool are made by db/connection/connect.ts, which listens for their loss', () => {
  const strays = everySource.filter(
    (file) => file !== 'db/connection/connect.ts' && /new (pg\.)?Client\(/.test(readFileSync(file, 'utf8')),
  )
  expect(strays).toEqual([])
})

test('ARCHITECTURE.md shows the areas and features as the folders have them', () => {
  expect(writtenMap()).toBe(architectureMap())
})

test('U81 every lazily loaded file is asked for again and has a boundary of its own', () => {
  const isAsked = /(loadAgain|whenPossible|quietPart|lazyPart|lazySheet)\(\s*\(\) =>[^;]*$/
  const strays = sourcesOf('app').flatMap((file) => {
    if (file.startsWith('app/platform/lazy/') || file.startsWith('app/platform/bootstrap/')) return []
    const text = readFileSync(file, 'utf8')
    const bare = [...text.matchAll(/\bimport\(/g)].filter(
      ({ index }) => !isAsked.test(text.slice(0, index).slice(-200)),
    )
    return bare.length > 0 || /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(text) ? [file] : []
  })
  // It has loaders that are passed on by name.
  expect(strays).toEqual(['app/shell/overlays.tsx'])
})
