import { ensureInstalled, fail } from './installed.mjs'
import { serve } from './serve.mjs'

await ensureInstalled().catch(fail)
// npm changes to the checkout's folder; file names are relative to the operator's folder.
const from = process.env.INIT_CWD ?? process.cwd()
serve(['server/command-line/main.ts', from, ...process.argv.slice(2)], {})
