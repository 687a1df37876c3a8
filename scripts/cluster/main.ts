// The shop on the engines that a large retailer runs it on, on this machine; scripts/cluster.mjs starts it.
import { openProductionCluster } from './open-cluster.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

try {
  const cluster = await openProductionCluster({
    nodes: Number(process.argv[2] ?? 2),
    env: { SEED_DEMO: 'true', SANDBOX_PAYMENTS: 'true' },
    onOpened: (name) => say(`· ${name}`),
  })
  say(`\n  The shop, behind its load balancer: ${cluster.url}`)
  say(`  Behind a cache too: ${cluster.cachedUrl}`)
  for (const { part, url } of cluster.nodes) say(`  ${part.name}: ${url}  process ${part.pid}`)
  for (const { name, port, api, patroni } of cluster.postgres)
    say(`  ${name}: port ${port}, Patroni http://127.0.0.1:${api}/cluster  process ${patroni.pid}`)
  say(`  The primary: ${cluster.databaseUrl}\n  Logs: ${cluster.folder}\n  Stop with Ctrl-C\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cluster.close().then(() => process.exit(0)))
  // Nothing else keeps this process alive.
  setInterval(() => {}, 60_000)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
