import { gte, lt, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { routeTime } from '#db/schema/nodes.ts'
import { boundOf, isVisited, keptMs, noTimes, slotOf } from '#domain/platform/health/route-times.ts'
import type { App } from '#server/platform/http/app.ts'
import { routeName } from '#server/platform/http/route-name.ts'

/** More than the shop has: addresses that no route has are one route. */
const maxRoutes = 500

/** Counts how long this thread's answers take; `take` gives what was counted since it was last taken. */
export function countRouteTimes(app: App) {
  let counted = new Map<string, number[]>()
  function add(route: string, counts: readonly number[]): void {
    const own = counted.get(route) ?? noTimes()
    if (!counted.has(route) && counted.size >= maxRoutes) return
    counted.set(
      route,
      own.map((count, at) => count + counts[at]!),
    )
  }
  app.addHook('onResponse', async (request, reply) => {
    const route = routeName(request)
    if (isVisited(route)) add(route, noTimes().with(boundOf(reply.elapsedTime), 1))
  })
  return {
    take(): ReadonlyMap<string, number[]> {
      const taken = counted
      counted = new Map()
      return taken
    },
    /** Of a time when the database was away: they are written with the next ones. */
    giveBack(taken: ReadonlyMap<string, number[]>): void {
      for (const [route, counts] of taken) add(route, counts)
    },
  }
}
export type RouteTimes = ReturnType<typeof countRouteTimes>

/** Adds what was counted to the counts of all nodes, and forgets old ones. */
export async function writeRouteTimes(db: Handle, times: RouteTimes, now: Date): Promise<void> {
  const taken = times.take()
  if (taken.size === 0) return
  const slot = slotOf(now)
  // In one order, so that two nodes that write at once do not wait for each other in a circle.
  const rows = [...taken].map(([route, counts]) => ({ slot, route, counts })).toSorted(byRoute)
  try {
    await db
      .insert(routeTime)
      .values(rows)
      .onConflictDoUpdate({
        target: [routeTime.slot, routeTime.route],
        set: {
          counts: sql`(select array_agg(one + other order by at)
            from unnest(${routeTime.counts}, excluded.counts) with ordinality as both_counts (one, other, at))`,
        },
      })
    await db.delete(routeTime).where(lt(routeTime.slot, new Date(now.getTime() - keptMs)))
  } catch (error) {
    times.giveBack(taken)
    throw error
  }
}

const byRoute = (one: { route: string }, other: { route: string }) => (one.route < other.route ? -1 : 1)

/** The counts of every route since a moment, over all nodes. */
export async function readRouteTimes(db: Handle, since: Date): Promise<{ route: string; counts: number[] }[]> {
  const rows = await db
    .select({ route: routeTime.route, counts: routeTime.counts })
    .from(routeTime)
    .where(gte(routeTime.slot, slotOf(since)))
  const sums = new Map<string, number[]>()
  for (const { route, counts } of rows) {
    const sum = sums.get(route) ?? noTimes()
    sums.set(
      route,
      sum.map((count, at) => count + (counts[at] ?? 0)),
    )
  }
  return [...sums].map(([route, counts]) => ({ route, counts }))
}

const writeEveryMs = 15_000

/** Writes from time to time; what cannot be written waits. */
export function keepRouteTimes(db: Handle, times: RouteTimes): { stop(): Promise<void> } {
  const write = () => writeRouteTimes(db, times, new Date()).catch(() => {})
  const timer = setInterval(() => void write(), writeEveryMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await write()
    },
  }
}
