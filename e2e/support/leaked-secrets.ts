import { readFileSync } from 'node:fs'
import { openCluster } from '#db/embedded/cluster.ts'
import { openDatabase } from '#db/connection/open.ts'
import { leaksInDatabase, leaksInRequests, secretsIn, secretsOf } from '#tests/leaks.ts'
import type { RecordedTraffic } from './record-traffic.ts'

type RunFiles = { home: string; logFile: string; trafficFile: string }

/**
 * Searches the log, the addresses and the tables of the stopped shop after a whole browser run for tokens, passwords,
 * documents and e-mails in the wrong place (S11, S39).
 */
export async function findLeakedSecrets({ home, logFile, trafficFile }: RunFiles): Promise<string[]> {
  const requests = readFileSync(trafficFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RecordedTraffic)
  const typed = {
    passwords: new Set(requests.flatMap(({ passwords }) => passwords)),
    documents: new Set(requests.flatMap(({ documents }) => documents)),
    emails: new Set(requests.flatMap(({ emails }) => emails)),
  }
  const cluster = await openCluster({ home, isDurable: false })
  const { db, close } = openDatabase(cluster.url)
  try {
    const secrets = await secretsOf(db, typed)
    // The startup message prints how to sign in to a demo shop, and to its desk.
    const lines = readFileSync(logFile, 'utf8')
      .split('\n')
      .filter((line) => !/^ {2}(Demo shopper|Desk):/.test(line))
    const logged = lines.flatMap((line) => {
      const found = secretsIn(line, secrets)
      return found.length > 0 ? [`${found.join(', ')} in the log: ${line}`] : []
    })
    return [...logged, ...leaksInRequests(requests, secrets), ...(await leaksInDatabase(db, secrets))]
  } finally {
    await close()
    await cluster.stop()
  }
}
