import { z } from 'zod/mini'

/** Orders, credits, movements and memberships are loaded four at a time. */
export const batchSize = 4

/** A row id in addresses and forms. */
export const rowId = z.string().check(z.regex(/^\d{1,9}$/))

/** The requested part of a list (ORD-04, CRED-04, WAL-03, MEM-03). */
export const listPage = {
  limit: z._default(z.string().check(z.regex(/^([1-9]|[1-4]\d|50)$/)), String(batchSize)),
  offset: z._default(rowId, '0'),
}

export type Page = { limit: number; offset: number }

export const pageOf = ({ limit, offset }: { limit: string; offset: string }): Page => {
  return { limit: Number(limit), offset: Number(offset) }
}
