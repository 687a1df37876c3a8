import { ensureInstalled, fail } from './installed.mjs'
import { serve } from './serve.mjs'

await ensureInstalled().catch(fail)
// The condition makes Node and Vite load the same React Router; --watch restarts the server when its own files change.
serve(['--watch', '--conditions', 'development', 'server/main.ts', '--hot'], { NODE_ENV: 'development' })
