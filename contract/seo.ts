import { z } from 'zod/mini'

/** What a page tells search engines and the browser's tab. */
export const pageSeo = z.object({ title: z.string(), description: z.string(), canonical: z.string() })
export type PageSeo = z.output<typeof pageSeo>
