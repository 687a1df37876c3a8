import { desc, eq, lt } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { shopNode } from '#db/schema/nodes.ts'

export type NodeRow = typeof shopNode.$inferSelect
type Node = Omit<NodeRow, 'seenAt'>

/** How often a node says that it is there; one that has been silent for four times as long is not. */
const beatMs = 5000
export const silentAfterMs = 4 * beatMs
/** A node that died without a word stays listed so long. */
const forgottenAfterMs = 60 * 60_000

/** Says that a node is there, and forgets those that have not been for long. */
export async function writeNode(db: Handle, node: Node, now: Date): Promise<void> {
  const { id, ...values } = { ...node, seenAt: now }
  await db
    .insert(shopNode)
    .values({ id, ...values })
    .onConflictDoUpdate({ target: shopNode.id, set: values })
  await db.delete(shopNode).where(lt(shopNode.seenAt, new Date(now.getTime() - forgottenAfterMs)))
}

const removeNode = (db: Handle, id: string) => db.delete(shopNode).where(eq(shopNode.id, id))

export const listNodes = (db: Handle): Promise<NodeRow[]> =>
  db.select().from(shopNode).orderBy(desc(shopNode.startedAt)).limit(100)

/**
 * Keeps the row of this node while it is open, and hands on what rows there are. While the database is away nobody could
 * read it either.
 */
export function keepNode(
  db: Handle,
  nodeNow: () => Node,
  onNodes: (nodes: NodeRow[], now: Date) => void,
): { stop(): Promise<void> } {
  async function write(): Promise<void> {
    const now = new Date()
    await writeNode(db, nodeNow(), now)
    onNodes(await listNodes(db), now)
  }
  const beat = () => write().catch(() => {})
  void beat()
  const timer = setInterval(() => void beat(), beatMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await removeNode(db, nodeNow().id).catch(() => {})
    },
  }
}
