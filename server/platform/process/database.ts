import type { OnConnectionLost } from '#db/connection/watch-connection.ts'
import { claimCluster } from '#db/embedded/claim.ts'
import { openCluster } from '#db/embedded/cluster.ts'
import { dataHome } from '#db/embedded/home.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { say } from './console.ts'
import type { Env } from '#server/platform/env.ts'

export type Database = {
  /** Straight to the primary, for what needs a session of its own. */
  url: string
  /** For the statements of requests; a pooler may stand there. */
  requestsUrl: string
  where: string
  isPrivate: boolean
  /** `isReload`: the shop opens again at once, and goes on with a private server that is left running. */
  close(isReload: boolean): Promise<void>
}

const hostOf = (url: string) => URL.parse(url)?.host ?? 'the server of DATABASE_URL'

async function openGivenDatabase(requestsUrl: string, url: string): Promise<Database> {
  say(`· Using the database at ${hostOf(url)}`)
  await migrateDatabase(url).catch((error: Error & { code?: string }) => {
    throw new Error(`The database at ${hostOf(url)} cannot be used: ${error.message || error.code}`, { cause: error })
  })
  return { url, requestsUrl, where: hostOf(url), isPrivate: false, close: async () => {} }
}

async function openPrivateDatabase(home: string, port: number, onConnectionLost: OnConnectionLost): Promise<Database> {
  say('· Opening the shop’s own PostgreSQL')
  const cluster = await openCluster({ home, isDurable: true })
  const name = `process ${process.pid}, port ${port}`
  const claimed = await claimCluster(cluster.url, name, onConnectionLost)
  if ('heldBy' in claimed)
    throw new Error(`This shop is open already (${claimed.heldBy}). Stop it first, or use another checkout.`)
  let claim = claimed
  if (cluster.isAdopted) say('  found it running after a hard stop, and went on with it')
  await migrateDatabase(cluster.url)
  cluster.supervise(() => {
    say('· The shop’s own PostgreSQL had died and is running again')
    // The lock went with the server.
    claimCluster(cluster.url, name, onConnectionLost).then((next) => {
      if ('release' in next) claim = next
    }, onConnectionLost)
  })
  return {
    url: cluster.url,
    requestsUrl: cluster.url,
    where: home,
    isPrivate: true,
    close: async (isReload) => {
      await claim.release()
      if (!isReload) await cluster.stop()
    },
  }
}

/** Where this checkout keeps what it owns: the private database, drawn pictures. */
export const homeOf = (env: Pick<Env, 'DATA_HOME'>, root: string) => env.DATA_HOME ?? dataHome(root)

/** The operator's database when one is named, else one of our own. Migrated either way. */
export function openShopDatabase(env: Env, root: string, onConnectionLost: OnConnectionLost): Promise<Database> {
  return env.DATABASE_URL
    ? openGivenDatabase(env.DATABASE_URL, env.DATABASE_LISTEN_URL ?? env.DATABASE_URL)
    : openPrivateDatabase(homeOf(env, root), env.PORT, onConnectionLost)
}
