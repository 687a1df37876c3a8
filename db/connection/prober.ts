import type pg from 'pg'
import { connect } from './connect.ts'
import { socketOf } from './socket-of.ts'

/** Asks a database whether it is there, on a connection that stays open: a busy server takes long to open one. */
export function openProber(url: string) {
  let client: Promise<pg.Client> | undefined
  return {
    async ask(): Promise<void> {
      client ??= connect({ url, name: 'shop probe', keepAlive: true })
      try {
        await (await client).query('select 1')
      } catch (error) {
        client = undefined
        throw error
      }
    },
    /** Without a farewell: a silent server would not answer it. */
    drop(): void {
      void client?.then(
        (opened) => socketOf(opened).destroy(),
        () => {},
      )
      client = undefined
    },
  }
}
