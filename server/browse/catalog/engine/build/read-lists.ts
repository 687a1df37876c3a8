import type pg from 'pg'
import { copyOut } from '#db/copy/copy-out.ts'
import { internItems } from './intern-items.ts'

const tab = 0x09
/** Separators between the items of a list and between the parts of an item; no text of a shop contains them. */
const betweenItems = 0x1e
const betweenParts = '\u001f'

/** A number per product read so far, so that a line needs one lookup instead of a string per list. */
export type Slots = Map<string, number>

export type ListOf<T> = (sku: string) => T[]

/** Reads lines of `sku, list` and returns a lookup by sku. `slots` is shared by all lists of a country. */
export async function readLists<T>(
  client: pg.ClientBase,
  slots: Slots,
  query: string,
  read: (parts: string[]) => T,
): Promise<ListOf<T>> {
  const known = internItems((text) => read(text.split(betweenParts)))
  let ids = new Uint32Array(1 << 16)
  let used = 0
  let starts = new Uint32Array(1 << 14)
  let ends = new Uint32Array(1 << 14)

  await copyOut(client, query, (line) => {
    const end = line.indexOf(tab)
    const sku = line.toString('latin1', 0, end)
    let slot = slots.get(sku)
    if (slot === undefined) slots.set(sku, (slot = slots.size))
    if (slot >= starts.length) {
      starts = grown(starts, slot + 1)
      ends = grown(ends, slot + 1)
    }
    starts[slot] = used
    for (let from = end + 1; from <= line.length;) {
      let to = line.indexOf(betweenItems, from)
      if (to === -1) to = line.length
      if (used === ids.length) ids = grown(ids, used + 1)
      ids[used++] = known.idOf(line, from, to)
      from = to + 1
    }
    ends[slot] = used
  })

  return (sku) => {
    const slot = slots.get(sku)
    if (slot === undefined || slot >= starts.length) return []
    const list: T[] = []
    for (let at = starts[slot]!; at < ends[slot]!; at++) list.push(known.items[ids[at]!]!)
    return list
  }
}

function grown(values: Uint32Array<ArrayBuffer>, atLeast: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(values.length * 2, atLeast))
  larger.set(values)
  return larger
}
