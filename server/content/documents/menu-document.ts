import { and, asc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { menuItem } from '#db/schema/content.ts'
import type { MenuEntry } from '#domain/content/pages/menu-file.ts'
import type { Menu } from '#domain/content/pages/places-of-content.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** A menu as its rows have it. */
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

export async function writeMenu(
  tx: Handle,
  { country, menu }: Omit<Place, 'parentId'>,
  entries: readonly MenuEntry[],
): Promise<void> {
  await tx.delete(menuItem).where(and(eq(menuItem.country, country), eq(menuItem.menu, menu)))
  await writeLevel(tx, { country, menu, parentId: null }, entries)
}
