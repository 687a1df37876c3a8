import pg from 'pg'

type Options = { url: string; name: string; keepAlive?: boolean }

/**
 * A connection outside the pool. A client without an 'error' listener ends the process when its connection is lost, so
 * all clients are created here. The caller learns of the loss from its next query or from the 'end' event.
 */
export async function connect({ url, name, keepAlive = false }: Options): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name.slice(0, 63),
    connectionTimeoutMillis: 5000,
    keepAlive,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}
