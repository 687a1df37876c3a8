import { z } from 'zod/mini'
import { simpleSku } from '#contract/cart.ts'
import { RuleError } from '#domain/errors.ts'
import type { Held } from '#domain/cart/set-lines.ts'

const quantity = z.union([z.int().check(z.gte(0), z.lte(99)), z.string().check(z.regex(/^\d{1,2}$/))])
const list = z.array(z.object({ item: simpleSku, quantity })).check(z.minLength(1))

const held = (item: string, amount: number | string): Held => ({ sku: item.toUpperCase(), quantity: Number(amount) })

function parsedList(text: string): z.output<typeof list> {
  try {
    return list.parse(JSON.parse(text))
  } catch {
    throw new RuleError('invalid_input', { items: 'Debe ser una lista de productos con su cantidad.' })
  }
}

export type Wanted = { items: readonly Held[]; isList: boolean }

/** What a call wants set: one item, or all of a list. */
export function wantedItems(body: {
  item?: string | undefined
  quantity?: string | undefined
  items?: string | undefined
}): Wanted {
  const { item, quantity: amount, items } = body
  if (items !== undefined && item === undefined) {
    const wanted = parsedList(items)
    return { items: wanted.map((one) => held(one.item, one.quantity)), isList: true }
  }
  if (items !== undefined) throw new RuleError('invalid_input', { items: 'Envíe un producto o una lista, no ambos.' })
  if (item === undefined) throw new RuleError('invalid_input', { item: 'Falta el producto.' })
  if (amount === undefined) throw new RuleError('invalid_input', { quantity: 'Falta la cantidad.' })
  return { items: [held(item, amount)], isList: false }
}
