import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The demo's name, and not a part of `deliveredAt`. */
const demoName = /(?<!deli)vereda/i

const sources = globSync(
  '{app,bench,contract,db,desk,domain,public,scripts,server}/**/*.{ts,tsx,mjs,js,css,html,svg,sql,json}',
).filter((file) => !/\.test\.|\/tests\/|^db\/migrations\/|^bench\//.test(file))

test('the product does not know the name of its demo: it is data, like that of every other shop', () => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.filter((file) => demoName.test(readFileSync(file, 'utf8')))).toEqual([])
})
