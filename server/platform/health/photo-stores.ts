import { silentAfterMs, type NodeRow } from './nodes.ts'

type Stored = Pick<NodeRow, 'id' | 'host' | 'photoStore' | 'seenAt'>

/** The other open nodes that keep photographs elsewhere: what is uploaded to one of them, this one answers with a placeholder. */
export function nodesApart<N extends Stored>(
  own: Pick<Stored, 'id' | 'photoStore'>,
  nodes: readonly N[],
  now: Date,
): N[] {
  if (own.photoStore === null) return []
  return nodes.filter(
    ({ id, photoStore, seenAt }) =>
      id !== own.id &&
      photoStore !== null &&
      photoStore !== own.photoStore &&
      now.getTime() - seenAt.getTime() <= silentAfterMs,
  )
}

export const apartSentence = (hosts: readonly string[]) =>
  `Photographs are not shared with ${hosts.join(', ')}: what is uploaded there is missing here. Give all nodes the same PHOTO_STORE_URL, or a shared DATA_HOME.`
