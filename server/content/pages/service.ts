import type { Handle } from '#db/connection/handle.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { fillTerms } from '#domain/platform/country/fill-terms.ts'
import type { TermsSource } from '#domain/platform/country/terms.ts'
import { parseMarkup } from './parse-markup.ts'
import { contentRepository } from './repository.ts'

/** CONT-02: a page of help. */
const articlesPerPage = 6
const keyForm = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/

export function contentService(db: Handle, terms: TermsSource) {
  const contents = contentRepository(db)
  const filled = (text: string, country: OpenCountry) => fillTerms(text, terms.current(country), country)
  return {
    async text(country: OpenCountry, key: string) {
      const row = keyForm.test(key) ? await contents.textOf(country, key) : undefined
      if (!row) throw new RuleError('content_not_found')
      const content = parseMarkup(filled(row.html, country))
      return { key: row.key, title: row.title, content, updated_at: row.updatedAt.toISOString() }
    },

    async help(country: OpenCountry, page: number) {
      const offset = (page - 1) * articlesPerPage
      const [articles, total] = await Promise.all([
        contents.helpOf(country, { limit: articlesPerPage, offset }),
        contents.helpCount(country),
      ])
      const helpPage = articles.map(({ title, body, ...article }) => ({
        ...article,
        title: filled(title, country),
        body: filled(body, country),
      }))
      return { helpPage, page, total, hasMore: offset + helpPage.length < total && helpPage.length > 0 }
    },
  }
}
