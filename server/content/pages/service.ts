import type { Handle } from '#db/connection/handle.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { parseMarkup } from './parse-markup.ts'
import { contentRepository } from './repository.ts'

/** CONT-02: a page of help. */
const articlesPerPage = 6
const keyForm = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/

export function contentService(db: Handle) {
  const contents = contentRepository(db)
  return {
    async text(country: OpenCountry, key: string) {
      const row = keyForm.test(key) ? await contents.textOf(country, key) : undefined
      if (!row) throw new RuleError('content_not_found')
      const content = parseMarkup(row.html)
      return { key: row.key, title: row.title, content, updated_at: row.updatedAt.toISOString() }
    },

    async help(country: OpenCountry, page: number) {
      const offset = (page - 1) * articlesPerPage
      const [helpPage, total] = await Promise.all([
        contents.helpOf(country, { limit: articlesPerPage, offset }),
        contents.helpCount(country),
      ])
      return { helpPage, page, total, hasMore: offset + helpPage.length < total && helpPage.length > 0 }
    },
  }
}
