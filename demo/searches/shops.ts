import type { OpenCountry } from '#domain/platform/country/country.ts'
import { buildTextIndex } from '#server/browse/catalog/text/index/build-index.ts'
import { openTextIndex } from '#server/browse/catalog/text/index/open-index.ts'
import { demoContext } from './demo-context.ts'
import { demoDocuments } from './demo-documents.ts'
import { ranked } from './measure.ts'

const opened = new Map<OpenCountry, ReturnType<typeof openShop>>()

function openShop(country: OpenCountry) {
  const documents = demoDocuments(country, 1200)
  const searcher = openTextIndex(buildTextIndex(documents), { country })
  const context = demoContext(documents, country)
  const search = (query: string) => searcher.search(query, context)
  /** The best results, in order. */
  const best = (query: string, count = 10) => ranked(search(query), count).map((doc) => documents[doc]!)
  return { documents, searcher, context, search, best }
}

/** The demo shop of a country with its searcher, created once per test file. */
export function shopOf(country: OpenCountry): ReturnType<typeof openShop> {
  const shop = opened.get(country) ?? openShop(country)
  opened.set(country, shop)
  return shop
}
