import { RuleError } from '#domain/platform/errors.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { changeLog, type Changes } from '#server/platform/caches/change-log.ts'
import type { Messages } from '#server/platform/threads/messages.ts'
import type { Catalog, CatalogEvent, SearchRulesOf } from '../catalog.ts'
import { queryEngine, type QueryEngine } from '../query-engine.ts'

type Followed = { changes: ReturnType<typeof changeLog>; engine?: QueryEngine }

type Options = {
  log: (error: unknown) => void
  reloadSettings?: () => Promise<void>
  rulesOf?: SearchRulesOf
}

/**
 * The catalogue of a thread that only serves: it answers from the columns of the process's leading thread, which follows
 * the database and says what changed (lead-catalog.ts). Everything but the columns (answers, readings of searches) is
 * the thread's own.
 */
export function followCatalog({ ask, tell, listen }: Messages, { log, reloadSettings, rulesOf }: Options): Catalog {
  const countries = new Map<OpenCountry, Followed>(openCountries.map((country) => [country, { changes: changeLog() }]))

  function follow(event: Exclude<CatalogEvent, { kind: 'settings' }>): void {
    const followed = countries.get(event.country)!
    if (event.kind === 'followed') followed.changes.follow()
    else if (event.kind === 'changed') followed.changes.add(event.tags)
    else
      followed.engine = queryEngine(event.index, event.frame, countryProfiles[event.country], rulesOf?.(event.country))
  }

  /** In the order of the leading thread: what was made from the settings is outdated only after they were read again. */
  let following: Promise<unknown> = Promise.resolve()
  listen('catalog', (event: CatalogEvent) => {
    following = following
      .then(() => (event.kind === 'settings' ? reloadSettings?.() : follow(event)))
      .catch((error: unknown) => log(error))
  })
  tell('follow catalog')

  const catalog: Catalog = {
    changesOf: (country): Changes => countries.get(country)!.changes,
    async engineOf(country) {
      const followed = countries.get(country)!
      if (!followed.engine) {
        await ask('catalog index', country).catch((error: unknown) => {
          log(error)
          throw new RuleError('unavailable')
        })
        await following
      }
      return followed.engine!
    },
    engineNow: (country) => countries.get(country)!.engine,
    async addressesOf(country) {
      return (await catalog.engineOf(country)).addresses()
    },
    /** The leading thread has the indexes, and says how old they are. */
    ages: () => [],
    async warm() {
      for (const country of openCountries) await catalog.engineOf(country).catch(() => {})
    },
    async catchUp() {
      await ask('catalog catch-up')
      await following
    },
    async isCurrent(country) {
      const isCurrent = await ask<boolean>('catalog is current', country)
      await following
      return isCurrent
    },
    /** Other threads follow the leading one. */
    subscribe: () => () => {},
    tick: () => {},
    close: async () => {},
  }
  return catalog
}
