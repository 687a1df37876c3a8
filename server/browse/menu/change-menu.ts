import { and, asc, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { menuItem } from '#db/schema/content.ts'
import { readMenu, type MenuEntry } from '#domain/content/pages/menu-file.ts'
import type { Menu } from '#domain/content/pages/places-of-content.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

/** A menu as its rows have it, in the shape that setMenu takes. */
export async function readStoredMenu(db: Handle, country: OpenCountry, menu: Menu): Promise<MenuEntry[]> {
  const rows = await db
    .select()
    .from(menuItem)
    .where(and(eq(menuItem.country, country), eq(menuItem.menu, menu)))
    .orderBy(asc(menuItem.position), asc(menuItem.id))
  const below = (parentId: number | null): MenuEntry[] =>
    rows
      .filter((row) => row.parentId === parentId)
      .map(({ id, label, desktopUrl }) => ({ label, url: desktopUrl, children: below(id) }))
  return below(null)
}

export const countEntries = (entries: readonly MenuEntry[]): number =>
  entries.reduce((sum, { children }) => sum + 1 + countEntries(children), 0)

/** Replaces a menu of a store by what was written; open pages show it within a minute. Returns how many entries it has. */
export async function setMenu(
  db: Handle,
  { country, menu, value }: { country: OpenCountry; menu: Menu; value: unknown },
  acting: Acting,
): Promise<number> {
  const read = readMenu(menu, value)
  if ('faults' in read) throw new OperatorRefusal(`${read.faults.join('; ')}.`)
  return inTransaction(db, async (tx) => {
    // Two operators at once would each delete what they saw and write both menus.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('shop: menu'), hashtext(${`${country} ${menu}`}))`)
    const before = countEntries(await readStoredMenu(tx, country, menu))
    const isIt = and(eq(menuItem.country, country), eq(menuItem.menu, menu))
    await tx.delete(menuItem).where(isIt)
    await writeLevel(tx, { country, menu, parentId: null }, read.entries)
    const after = countEntries(read.entries)
    await writeAudit(tx, acting, 'menu-set', `${country} ${menu}: ${before} to ${after} entries`)
    return after
  })
}

type Place = { country: OpenCountry; menu: Menu; parentId: number | null }

async function writeLevel(tx: Handle, place: Place, entries: readonly MenuEntry[]): Promise<void> {
  if (entries.length === 0) return
  const rows = await tx
    .insert(menuItem)
    .values(entries.map(({ label, url }, at) => ({ ...place, label, desktopUrl: url, position: at + 1 })))
    .returning({ id: menuItem.id, label: menuItem.label })
  const idOf = new Map(rows.map(({ id, label }) => [label, id]))
  for (const { label, children } of entries) await writeLevel(tx, { ...place, parentId: idOf.get(label)! }, children)
}
