import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

test('R30 of the modules of a folder those that changed and those that import them are loaded again, the others stay', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'changed-modules-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  write('package.json', '{ "type": "module" }')
  write('changed.ts', "export const word: string = 'before'")
  write('other.ts', "console.log('other')\nexport const other = {}")
  write('entry.ts', "export { word } from './changed.ts'\nexport { other } from './other.ts'")
  write(
    'main.ts',
    `import { writeFileSync } from 'node:fs'
import { changedModules } from '${pathToFileURL(path.resolve(import.meta.dirname, 'changed-modules.ts')).href}'
const change = changedModules(new URL('.', import.meta.url))
const first = await import('./entry.ts')
writeFileSync(new URL('changed.ts', import.meta.url), 'export const word = !')
change(['changed.ts'], 1)
console.log(await import('./entry.ts').then(() => 'loaded', () => 'broken'))
writeFileSync(new URL('changed.ts', import.meta.url), "export const word = 'after'")
change(['changed.ts'], 2)
const second = await import('./entry.ts')
console.log(first.word, second.word, first.other === second.other)
`,
  )
  const output = execFileSync(process.execPath, [path.join(folder, 'main.ts')], { encoding: 'utf8' })
  expect(output).toBe('other\nbroken\nbefore after true\n')
})
