import { and, asc, count, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { cmsContent, helpArticle } from '#db/schema/content.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

export const contentRepository = (db: Handle) => ({
  async textOf(country: OpenCountry, key: string) {
    const [row] = await db
      .select()
      .from(cmsContent)
      .where(and(eq(cmsContent.country, country), eq(cmsContent.key, key)))
    return row
  },

  helpOf: (country: OpenCountry, { limit, offset }: { limit: number; offset: number }) =>
    db
      .select({ id: helpArticle.id, section: helpArticle.section, title: helpArticle.title, body: helpArticle.body })
      .from(helpArticle)
      .where(eq(helpArticle.country, country))
      .orderBy(asc(helpArticle.position))
      .limit(limit)
      .offset(offset),

  /** Counted apart from the page, so that a page past the last one still knows the total. */
  async helpCount(country: OpenCountry): Promise<number> {
    const [row] = await db
      .select({ total: sql<number>`${count()}::int` })
      .from(helpArticle)
      .where(eq(helpArticle.country, country))
    return row!.total
  },
})
