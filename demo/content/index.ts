import type { Handle } from '#db/connection/handle.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Moments } from '../moments.ts'
import { writeCms } from './cms.ts'
import { writeDiscovery } from './discovery.ts'
import { writeHelp } from './help.ts'
import { writeHome } from './home.ts'
import { writeMenus } from './menus.ts'
import { writeSearchRules } from './search.ts'
import { writeStaticPages } from './static-pages.ts'

/** All content of a store that is not for sale. */
export async function writeContent(db: Handle, country: OpenCountry, moments: Moments): Promise<void> {
  await writeHome(db, country)
  await writeMenus(db, country)
  await writeStaticPages(db, country, moments)
  await writeHelp(db, country)
  await writeCms(db, country, moments)
  await writeDiscovery(db, country, moments)
  await writeSearchRules(db, country)
}
