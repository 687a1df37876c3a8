import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Messages } from '#server/platform/threads/messages.ts'
import type { Catalog } from '../catalog.ts'

/** Prices that start or end by schedule are changed by this thread, which other threads wait for. */
const tickEveryMs = 250

/**
 * Keeps the catalogues of the process's other threads current: they answer from the same columns and hear of every
 * change, so that only this thread follows the database.
 */
export function leadCatalog(catalog: Pick<Catalog, 'subscribe' | 'engineOf' | 'catchUp' | 'isCurrent' | 'tick'>) {
  const timer = setInterval(() => catalog.tick(), tickEveryMs).unref()
  return {
    /** Lets that thread follow from the moment it listens; the result ends it. */
    add({ tell, listen, answer }: Messages): () => void {
      let end = () => {}
      listen('follow catalog', () => {
        end = catalog.subscribe((event) => tell('catalog', event))
      })
      answer('catalog index', async (country: OpenCountry) => void (await catalog.engineOf(country)))
      answer('catalog catch-up', () => catalog.catchUp())
      answer('catalog is current', (country: OpenCountry) => catalog.isCurrent(country))
      return () => end()
    },
    close: () => clearInterval(timer),
  }
}
