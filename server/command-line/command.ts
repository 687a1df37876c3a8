import type { ParseArgsConfig } from 'node:util'
import type { OpenDatabase } from '#db/connection/open.ts'
import type { Env } from '#server/platform/env.ts'
import type { Acting } from '#server/platform/audit/audit.ts'
import type { Progress } from '#server/platform/process/progress.ts'

export type Values = Readonly<Record<string, string | boolean | undefined>>

/** What a command gets: the database, the actor and time, and the terminal. */
export type CommandContext = OpenDatabase & {
  url: string
  env: Env
  /** The folder of the checkout. */
  root: string
  acting: Acting
  /** Resolves a file name as the operator typed it. */
  fileOf(name: string): string
  say(text: string): void
  progress: Progress
}

export type Command = {
  /** `advance-order`; also understood as two words. */
  name: string
  /** What follows the name: `ORDER_NR [--to STATUS]`. */
  usage: string
  summary: string
  details: readonly string[]
  examples: readonly string[]
  /** Names of the required positional arguments, in order. */
  takes: readonly string[]
  /** Names of the optional ones after them. */
  mayTake?: readonly string[]
  /** Whether the last one may be repeated. */
  takesMore?: boolean
  options: NonNullable<ParseArgsConfig['options']>
  /** Options that may be given without a value, and the value they then have. */
  bare?: Readonly<Record<string, string>>
  /** Empties or fills a database: refused without --force on the database of DATABASE_URL and in production. */
  isDangerous?: boolean | ((values: Values) => boolean)
  /** Creates its own tables, so it does not need a migrated database. */
  migratesItself?: boolean
  /** Returns the exit code, when other than 0. */
  run(context: CommandContext, positionals: readonly string[], values: Values): Promise<void | number>
}
