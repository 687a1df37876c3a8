import { z } from 'zod/mini'
import { string } from './primitives.ts'

/** The SEO texts of a page. */
export const pageSeo = z.object({ title: string, description: string, canonical: string })
