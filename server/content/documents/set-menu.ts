import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { readMenu } from '#domain/content/pages/menu-file.ts'
import type { Menu } from '#domain/content/pages/places-of-content.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { DocumentRefusal } from './document-refusal.ts'
import { countEntries, readStoredMenu, writeMenu } from './menu-document.ts'
import { openDocument, recordChange } from './versions.ts'

/** Replaces a menu of a store by what was written: draft and publication in one. Returns how many entries it has. */
export async function setMenu(
  db: Handle,
  { country, menu, value }: { country: OpenCountry; menu: Menu; value: unknown },
  acting: Acting,
): Promise<number> {
  const read = readMenu(menu, value)
  if ('faults' in read) throw new DocumentRefusal(read.faults)
  return inTransaction(db, async (tx) => {
    const document = { country, name: { kind: 'menu' as const, menu } }
    await openDocument(tx, document, acting)
    const before = countEntries(await readStoredMenu(tx, country, menu))
    await writeMenu(tx, { country, menu }, read.entries)
    await recordChange(tx, document, acting)
    const after = countEntries(read.entries)
    await writeAudit(tx, acting, 'menu-set', `${country} ${menu}: ${before} to ${after} entries`)
    return after
  })
}
