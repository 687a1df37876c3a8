import pg from 'pg'
import { watchConnection, type OnConnectionLost } from './watch-connection.ts'

type Options = { url: string; name: string; keepAlive?: boolean; onConnectionLost?: OnConnectionLost }

/**
 * A connection outside the pool. All of them are opened here, because one that is lost unwatched ends the process. The
 * caller learns of the loss from its next query; a connection that is idle for long needs `onConnectionLost` too.
 */
export async function connect({ url, name, keepAlive = false, onConnectionLost }: Options): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name.slice(0, 63),
    connectionTimeoutMillis: 5000,
    keepAlive,
  })
  watchConnection(client, onConnectionLost)
  await client.connect()
  return client
}
