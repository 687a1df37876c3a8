import path from 'node:path'
import { openDatabase } from '#db/connection/open.ts'
import type { Env } from '#server/platform/env.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { readArguments } from './arguments.ts'
import { ensureMigrated, openOperatorDatabase, type OperatorDatabase } from './database.ts'
import { helpFor, helpForAll } from './help.ts'
import type { Progress } from '#server/platform/process/progress.ts'
import type { Values, Command } from './command.ts'

export type RunCommandOptions = {
  env: Env
  root: string
  /** The operator's working directory; file names are relative to it. */
  from: string
  actor: string
  now: Date
  say(text: string): void
  progress: Progress
}

/** `advance-order R107` and `advance order R107` are the same. */
function findCommand(commands: readonly Command[], words: readonly string[]): { command: Command; rest: string[] } {
  const named = (name: string | undefined) => commands.find((command) => command.name === name)
  const [first, second] = words
  const whole = named(first)
  if (whole) return { command: whole, rest: words.slice(1) }
  const joined = named(`${first}-${second}`)
  if (joined) return { command: joined, rest: words.slice(2) }
  throw new OperatorRefusal(`There is no command "${first}". npm run shop -- help lists them.`)
}

function refuseDanger(command: Command, values: Values, { isNamed }: OperatorDatabase, env: Env): void {
  const isDangerous =
    typeof command.isDangerous === 'function' ? command.isDangerous(values) : command.isDangerous === true
  if (!isDangerous || values.force === true) return
  if (isNamed) {
    throw new OperatorRefusal(
      `${command.name} would change the database of DATABASE_URL, which may be a real shop. If you mean it, add --force.`,
    )
  }
  if (env.NODE_ENV === 'production') {
    throw new OperatorRefusal(`${command.name} is refused while NODE_ENV is production. If you mean it, add --force.`)
  }
}

/** Runs what was typed and returns the exit code. Refusals are thrown as OperatorRefusal. */
export async function runCommand(
  commands: readonly Command[],
  words: readonly string[],
  options: RunCommandOptions,
): Promise<number> {
  const { env, say } = options
  const isHelp = (word: string | undefined) => word === 'help' || word === '--help' || word === '-h'
  if (words.length === 0 || isHelp(words[0])) {
    const about = words.slice(1)
    say(about.length === 0 ? helpForAll(commands) : helpFor(findCommand(commands, about).command))
    return 0
  }
  const { command, rest } = findCommand(commands, words)
  if (rest.some((word) => word === '--help' || word === '-h')) {
    say(helpFor(command))
    return 0
  }
  const { positionals, values } = readArguments(command, rest)
  if (env.DATABASE_URL) refuseDanger(command, values, { url: '', isNamed: true, close: async () => {} }, env)
  const database = await openOperatorDatabase(env, options.root)
  try {
    refuseDanger(command, values, database, env)
    if (!command.migratesItself) await ensureMigrated(database)
    const opened = openDatabase(database.url, {
      connections: 4,
      onConnectionLost: ({ message }) => say(`The connection to the database was lost: ${message}`),
    })
    try {
      const context = {
        ...opened,
        url: database.url,
        env,
        root: options.root,
        acting: { actor: options.actor, now: options.now },
        fileOf: (name: string) => path.resolve(options.from, name),
        say,
        progress: options.progress,
      }
      return (await command.run(context, positionals, values)) ?? 0
    } finally {
      options.progress.end()
      await opened.close()
    }
  } finally {
    await database.close()
  }
}
