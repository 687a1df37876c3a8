import { z } from 'zod/mini'
import { markupTags, type MarkupNode } from '#domain/content/pages/markup.ts'

const node: z.ZodMiniType<MarkupNode> = z.lazy(() =>
  z.union([z.string(), z.object({ tag: z.enum(markupTags), href: z.optional(z.string()), children: z.array(node) })]),
)

/** A text that an operator wrote, parsed by the server. */
export const markup = z.array(node)
