import os from 'node:os'
import path from 'node:path'
import { say } from '#server/console.ts'
import { readEnv } from '#server/env.ts'
import { runCommand } from './cli/run-command.ts'
import { explain } from './cli/explain.ts'
import { progressOn } from '#server/progress.ts'
import { commands } from './cli/commands/index.ts'

function userName(): string {
  try {
    return os.userInfo().username
  } catch {
    return 'unknown'
  }
}

const [from = process.cwd(), ...words] = process.argv.slice(2)
try {
  const code = await runCommand(commands, words, {
    env: readEnv(),
    root: path.resolve(import.meta.dirname, '../..'),
    from,
    actor: `operator ${userName()}`,
    now: new Date(),
    say,
    progress: progressOn(process.stdout),
  })
  process.exit(code)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}
