import { z } from 'zod/mini'
import { string } from './primitives.ts'

/** What a page tells search engines and the browser's tab. */
export const pageSeo = z.object({ title: string, description: string, canonical: string })
export type PageSeo = z.output<typeof pageSeo>
