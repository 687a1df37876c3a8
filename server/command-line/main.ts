import os from 'node:os'
import path from 'node:path'
import { say } from '#server/platform/process/console.ts'
import { readEnv } from '#server/platform/env.ts'
import { runCommand } from './run-command.ts'
import { explain } from './explain.ts'
import { progressOn } from '#server/platform/process/progress.ts'
import { commands } from './commands/index.ts'

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
