import { z } from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { markup } from '../platform/markup.ts'
import { boolean, int, string } from '../platform/primitives.ts'

/** The shop's texts by key: terms, privacy, policies (CONT-04). */
export const readContent = endpoint({
  method: 'GET',
  path: '/api/cms/key/:key',
  summary: 'A text of the shop by its key (CONT-04)',
  auth: 'none',
  params: z.object({ key: string }),
  showsNoProducts: true,
  reply: z.object({ key: string, title: string, content: markup, updated_at: string }),
})

const article = z.object({ id: int, section: string, title: string, body: string })
export type HelpArticle = z.output<typeof article>

export const readHelp = endpoint({
  method: 'GET',
  path: '/api/cms/help',
  summary: 'Help articles, six to a page (CONT-02)',
  auth: 'none',
  query: z.object({
    page: z._default(z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(10_000)), 1),
  }),
  cacheSeconds: 60,
  showsNoProducts: true,
  reply: z.object({ helpPage: z.array(article), page: int, total: int, hasMore: boolean }),
})
