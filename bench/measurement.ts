// Measures what tracking and flags cost a visit of a list: bytes before hydration, and time of the main thread. node
// bench/measurement.ts
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { mainThreadMs } from './measurement/main-thread.ts'

const maxBytes = 4096
const maxMs = 30

/** What a list loads of it before hydration; the rest is loaded when idle, or with the first tap. */
const firstLoad = [
  'platform/tracking/track.ts',
  'platform/tracking/use-tracked-list.ts',
  'browse/catalog/query/use-tracked-answer.ts',
  'platform/country/visitor.ts',
]
const entry = 'virtual:first-load'
const built = (await build({
  configFile: false,
  logLevel: 'silent',
  plugins: [
    {
      name: 'first-load',
      resolveId: (id) => (id === entry ? id : undefined),
      load: (id) => (id === entry ? firstLoad.map((file) => `export * from '#app/${file}'`).join('\n') : undefined),
    },
  ],
  build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', external: /^react/ } },
})) as Rolldown.RolldownOutput
const code = built.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('')
const bytes = brotliCompressSync(code).length
console.log(`bytes before the page is alive  ${bytes} (at most ${maxBytes})`)
const ms = await mainThreadMs('/zapatillas-mujer/')
console.log(`main thread at a quarter of the speed  ${ms.toFixed(1)} ms (at most ${maxMs})`)
process.exitCode = bytes > maxBytes || ms > maxMs ? 1 : 0
