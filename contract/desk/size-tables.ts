import { z } from 'zod/mini'
import { productGenders } from '#domain/browse/catalog/genders.ts'
import { sizeTableKinds } from '#domain/browse/catalog/sizes.ts'
import { sizeTableLimits } from '#domain/browse/sizes/check-size-table.ts'
import { boolean, int, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { actReason } from './products.ts'
import { instant, store } from './shapes.ts'

const id = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647))
const shape = {
  kind: z.enum(sizeTableKinds),
  gender: z.enum(productGenders),
}

const listed = z.object({
  id: int,
  name: string,
  ...shape,
  columns: int,
  rows: int,
  /** How many products name it. */
  products: int,
  /** Whether it is shown for products of its kind and wearer that name none, nor does their brand. */
  isGeneral: boolean,
})
export type ListedSizeTable = z.output<typeof listed>

export const listSizeTables = deskEndpoint({
  method: 'GET',
  path: '/desk/api/size-tables',
  summary: 'The size tables of a store, and how many products name each',
  permission: 'products.read',
  query: z.object({ country: store }),
  reply: z.object({ tables: z.array(listed) }),
})

const whole = z.object({
  ...listed.shape,
  country: store,
  /** A digest of all of it. */
  version: string,
  columns: z.array(string),
  rows: z.array(z.array(string)),
  /** The first products that name it. */
  uses: z.array(z.object({ sku: string, name: string, color: string })),
  /** Sizes of those products, in the order in which they are sold. */
  sold: z.array(string),
  acts: z.array(z.object({ at: instant, actor: string, action: string, reason: z.nullable(string) })),
})
export type DeskSizeTable = z.output<typeof whole>
const oneTable = z.object({ table: whole })

const ofTable = z.object({ country: store, id })

export const showSizeTable = deskEndpoint({
  method: 'GET',
  path: '/desk/api/size-tables/:country/:id',
  summary: 'One size table, with the products that name it and who changed it',
  permission: 'products.read',
  params: ofTable,
  reply: oneTable,
})

const cell = z.string().check(z.trim(), z.maxLength(200))
const draft = z.object({
  name: cell,
  ...shape,
  columns: z.array(cell).check(z.maxLength(sizeTableLimits.columns * 4)),
  rows: z
    .array(z.array(cell).check(z.maxLength(sizeTableLimits.columns * 4)))
    .check(z.maxLength(sizeTableLimits.rows * 4)),
})

export const createSizeTable = deskEndpoint({
  method: 'POST',
  path: '/desk/api/size-tables',
  summary: 'A new size table; products name it afterwards',
  permission: 'products.edit',
  body: z.object({ country: store, table: draft }),
  reply: oneTable,
})

export const changeSizeTable = deskEndpoint({
  method: 'POST',
  path: '/desk/api/size-tables/:country/:id',
  summary: 'Change a size table, if it is still what was seen; shoppers see it at once',
  permission: 'products.edit',
  params: ofTable,
  body: z.object({ version: string.check(z.maxLength(64)), table: draft, reason: actReason }),
  reply: oneTable,
})

export const deleteSizeTable = deskEndpoint({
  method: 'POST',
  path: '/desk/api/size-tables/:country/:id/delete',
  summary: 'Delete a size table that no product names',
  permission: 'products.edit',
  params: ofTable,
  body: z.object({ version: string.check(z.maxLength(64)), reason: actReason }),
  reply: z.object({ deleted: boolean }),
})
