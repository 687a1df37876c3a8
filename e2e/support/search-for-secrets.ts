import { readFileSync } from 'node:fs'
import { openCluster } from '#db/embedded/cluster.ts'
import { openDatabase } from '#db/connection/open.ts'
import { leaksInDatabase, leaksInRequests, secretsIn, secretsOf } from '#tests/leaks.ts'
import type { Recorded } from './record-traffic.ts'

type Left = { home: string; logFile: string; trafficFile: string }

/**
 * What a whole run in browsers left in the log, in addresses and in the tables of the shop, which is closed by now:
 * everything that holds a token, password, document or e-mail where it should not (S11, S39).
 */
export async function secretsLeftBehind({ home, logFile, trafficFile }: Left): Promise<string[]> {
  const requests = readFileSync(trafficFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Recorded)
  const typed = {
    passwords: new Set(requests.flatMap(({ passwords }) => passwords)),
    documents: new Set(requests.flatMap(({ documents }) => documents)),
    emails: new Set(requests.flatMap(({ emails }) => emails)),
  }
  const cluster = await openCluster({ home, isDurable: false })
  const { db, close } = openDatabase(cluster.url)
  try {
    const secrets = await secretsOf(db, typed)
    // The greeting tells whoever started a demo shop how to sign in to it.
    const lines = readFileSync(logFile, 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('  Demo shopper:'))
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
