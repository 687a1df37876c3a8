import type { ParseArgsConfig } from 'node:util'
import type { OpenDatabase } from '#db/connection/open.ts'
import type { Env } from '#server/platform/env.ts'
import type { Acting } from '#server/platform/audit/audit.ts'
import type { Progress } from '#server/platform/process/progress.ts'

export type Values = Readonly<Record<string, string | boolean | undefined>>

/** What a command has at hand: the database, who acts and when, and the terminal. */
export type CommandContext = OpenDatabase & {
  url: string
  env: Env
  /** The folder of the checkout. */
  root: string
  acting: Acting
  /** A file as the operator named it. */
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
  /** Names of what must be given without a dash, in order. */
  takes: readonly string[]
  /** And of what may follow it. */
  mayTake?: readonly string[]
  options: NonNullable<ParseArgsConfig['options']>
  /** Options that may stand without a value, and the value they have then. */
  bare?: Readonly<Record<string, string>>
  /** Empties or fills a database: refused on a named one and in production without --force. */
  isDangerous?: boolean | ((values: Values) => boolean)
  /** Makes its own tables: needs no database that is up to date. */
  migratesItself?: boolean
  /** The exit code, when other than 0. */
  run(context: CommandContext, given: readonly string[], values: Values): Promise<void | number>
}
