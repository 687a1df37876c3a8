import type { openProductionCluster } from '../../scripts/cluster/open-cluster.ts'
import { processorTimeOf } from '../processor-time.ts'

type Cluster = Awaited<ReturnType<typeof openProductionCluster>>

/** Milliseconds of processor, by what used them. */
export type Cost = { nodes: number; primary: number; copies: number; between: number }

async function spent({ nodes, postgres, haproxy, pgbouncer, varnish, primary }: Cluster): Promise<Cost> {
  const leader = await primary()
  const sum = (pids: readonly number[]) => pids.reduce((all, pid) => all + processorTimeOf(pid), 0)
  return {
    nodes: sum(nodes.map(({ part }) => part.pid)),
    primary: sum(leader ? [leader.pid()] : []),
    copies: sum(postgres.filter(({ name }) => name !== leader?.name).map((member) => member.pid())),
    between: sum([haproxy, pgbouncer, varnish].map(({ pid }) => pid)),
  }
}

/** What work costs, and its result. */
export async function costOf<T>(cluster: Cluster, work: () => Promise<T>): Promise<{ result: T; cost: Cost }> {
  const before = await spent(cluster)
  const result = await work()
  const after = await spent(cluster)
  const cost = Object.fromEntries(
    Object.entries(after).map(([part, ms]) => [part, ms - before[part as keyof Cost]]),
  ) as Cost
  return { result, cost }
}
