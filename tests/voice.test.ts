import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sourcesOf = (layers: string) =>
  globSync(`${layers}/**/*.{ts,tsx}`)
    .filter((file) => !/\.test\.|\/tests\//.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const app = sourcesOf('{app,desk}')
const others = sourcesOf('{domain,contract,db,demo,server}')

const matchesIn = (sources: readonly { file: string; text: string }[], pattern: RegExp) =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`))

test('the setter of a state is set and the name of what it sets', () => {
  expect(matchesIn(app, /const \[\w*, (?!set[A-Z])\w+\] = useState/g)).toEqual([])
})

test('a type is not named like a component of its file: props are …Props', () => {
  const strays = app.flatMap(({ file, text }) =>
    [...text.matchAll(/^(?:export )?type (\w+) = /gm)]
      .filter(([, name]) => new RegExp(`function ${name}\\b|const ${name} = `).test(text))
      .map(([, name]) => `${file}: ${name}`),
  )
  expect(strays).toEqual([])
})

test('use… is a React hook, and hooks are in app and desk alone', () => {
  expect(matchesIn(others, /\b(function|const) use[A-Z]\w*/g)).toEqual([])
})

test('limits are max… and min…', () => {
  expect(
    matchesIn([...app, ...others], /\b(const|function|type) (most|fewest|longest|largest|shortest)[A-Z]\w*/g),
  ).toEqual([])
})

test('comments, test titles and documents are in plain English', () => {
  const texts = globSync('{app,bench,contract,db,demo,desk,docs,domain,e2e,scripts,server}/**/*.{ts,tsx,mjs,md}').map(
    (file) => ({ file, text: readFileSync(file, 'utf8') }),
  )
  expect(matchesIn(texts, /.*\b(whoever|anew|told|he who|latecomer)\b.*/gi)).toEqual([])
})
