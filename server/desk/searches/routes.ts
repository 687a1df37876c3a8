import type { FastifyInstance } from 'fastify'
import {
  addRedirect,
  addSynonym,
  listSearches,
  listSearchRules,
  previewSearch,
  removeRedirect,
  removeSynonym,
  setPlacements,
  type DeskSearchRules,
} from '#contract/desk/searches.ts'
import type { Handle } from '#db/connection/handle.ts'
import { placementKinds } from '#domain/browse/search/rules/search-rules.ts'
import { searchKey } from '#domain/browse/search/rules/search-key.ts'
import { DeskError } from '#domain/desk/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { Catalog } from '#server/browse/catalog/catalog.ts'
import * as rules from '#server/browse/search/change-search-rules.ts'
import {
  listPlacements,
  lockPlace,
  placeSubject,
  productsNamed,
  setPlacements as replacePlacements,
} from '#server/browse/search/place-products.ts'
import { lockRules } from '#server/browse/search/rule-guards.ts'
import { lastActOn } from '#server/desk/audit/last-act.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import { listSearchFigures } from './list-searches.ts'
import { previewOf } from './preview.ts'

const usualDays = 28

type By = { addedBy: string | null; addedAt: Date | null }
const wireBy = <T extends By>(row: T) => ({ ...row, addedAt: row.addedAt?.toISOString() ?? null })

/** A rule of all stores is for those who work for all of them. */
function requireStores(country: OpenCountry | null, { staff, requireStore }: StaffCall): void {
  if (country !== null) requireStore(country)
  else if (staff.stores !== null) throw new DeskError('not_permitted')
}

async function refuseChanged(tx: Handle, subject: string, now: unknown): Promise<never> {
  const last = await lastActOn(tx, subject)
  throw new DeskError('changed_meanwhile', { data: { now, ...(last && { last }) } })
}

export function searchRoutes(
  app: FastifyInstance,
  mount: MountDesk,
  { db, catalog }: { db: Handle; catalog: Pick<Catalog, 'engineOf'> },
) {
  async function placesOf(country: OpenCountry): Promise<DeskSearchRules['places']> {
    const [pinned, hidden] = await Promise.all(placementKinds.map((kind) => listPlacements(db, country, kind)))
    const at = (list: typeof pinned, place: string) =>
      list!.filter(({ where }) => where === place).map(({ where: _place, ...row }) => wireBy(row))
    const places = [...new Set([...pinned!, ...hidden!].map(({ where }) => where))].toSorted()
    return places.map((where) => ({ where, pinned: at(pinned, where), hidden: at(hidden, where) }))
  }

  mount(app, listSearches, ({ query: { country, days = usualDays } }, { now, requireStore }) => {
    requireStore(country)
    return listSearchFigures(db, country, days, now)
  })

  mount(app, listSearchRules, async ({ query: { country } }, { requireStore }) => {
    requireStore(country)
    const [synonyms, redirects, places] = await Promise.all([
      rules.listSynonyms(db, country),
      rules.listRedirects(db, country),
      placesOf(country),
    ])
    return { synonyms: synonyms.map(wireBy), redirects: redirects.map(wireBy), places }
  })

  mount(app, previewSearch, async ({ body: { country, where, draft } }, { now, requireStore }) => {
    requireStore(country)
    const engine = await catalog.engineOf(country)
    // Codes of the retailer name products here too.
    const named = draft && 'skus' in draft ? { ...draft, skus: await productsNamed(db, country, draft.skus) } : draft
    return previewOf(engine, { where, draft: named, profile: countryProfiles[country], now })
  })

  mount(app, addSynonym, async ({ body }, call) => {
    requireStores(body.country, call)
    await call.transact(async (tx) => void (await rules.addSynonym(tx, body, call.acting())))
    return {}
  })
  mount(app, removeSynonym, async ({ body }, call) => {
    requireStores(body.country, call)
    await call.transact((tx) => rules.removeSynonym(tx, body, call.acting()))
    return {}
  })

  mount(app, addRedirect, async ({ body: { seen, ...redirect } }, call) => {
    const { country } = redirect
    call.requireStore(country)
    await call.transact(async (tx) => {
      await lockRules(tx)
      const term = searchKey(redirect.words)
      const leads = (await rules.listRedirects(tx, country)).find(({ words }) => words === term)?.path ?? null
      if (leads !== seen) await refuseChanged(tx, `${country}: ${term} -> ${leads}`, leads)
      await rules.addRedirect(tx, redirect, call.acting())
    })
    return {}
  })
  mount(app, removeRedirect, async ({ body }, call) => {
    call.requireStore(body.country)
    await call.transact(async (tx) => void (await rules.removeRedirect(tx, body, call.acting())))
    return {}
  })

  mount(app, setPlacements, async ({ body: { seen, ...placing } }, call) => {
    call.requireStore(placing.country)
    await call.transact(async (tx) => {
      const { place, skus } = await lockPlace(tx, placing)
      if (skus.join() !== seen.join()) await refuseChanged(tx, placeSubject(placing.country, place), skus)
      await replacePlacements(tx, placing, call.acting())
    })
    return {}
  })
}
