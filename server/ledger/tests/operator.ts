import { bankDataKeys } from '#tests/bank-data-key.ts'
import { readEnv } from '#server/platform/env.ts'
import { runCommand } from '#server/command-line/run-command.ts'
import { commands } from '#server/command-line/commands/index.ts'

/** Runs a line at the operator's terminal on the database of `url` and returns the exit code and output. */
export function operatorOn(url: string, { now = new Date('2026-11-15T15:00:00Z'), from = '/' } = {}) {
  return async (line: string | readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const output: string[] = []
    const code = await runCommand(commands, typeof line === 'string' ? line.split(' ').filter(Boolean) : line, {
      env: readEnv({ DATABASE_URL: url, BANK_DATA_KEYS: bankDataKeys, ...env }),
      root: '/',
      from,
      actor: 'operator test',
      now,
      say: (text) => output.push(text),
      progress: { show() {}, end() {} },
    })
    return { code, output: output.join('\n') }
  }
}
