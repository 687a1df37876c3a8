import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { changeProduct, setProductStock, showProduct, type GridProduct } from '#contract/desk/products.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { deskCall, hasChangedMeanwhile } from '#desk/platform/call.ts'
import { useShowChanged } from './products-query.ts'

export type GridEdit =
  | {
      kind: 'fields'
      product: GridProduct
      change: { name?: string; price?: number; specialPrice?: number | null; isShown?: boolean }
    }
  | { kind: 'stock'; product: GridProduct; skuSimple: string; seen: number; stock: number }

/**
 * Saves what was typed into a cell. One key for what was decided once, so that pressing again after a silence does nothing twice; where
 * somebody was faster the row shows what is now, and what was typed waits.
 */
export function useEdit(country: OpenCountry, onSaved: () => void) {
  const show = useShowChanged()
  const decided = useRef({ text: '', key: '' })
  return useMutation({
    mutationFn: (edit: GridEdit) => {
      const { sku, version } = edit.product
      const text = JSON.stringify([
        edit.kind === 'fields' ? edit.change : [edit.skuSimple, edit.seen, edit.stock],
        sku,
        version,
      ])
      if (decided.current.text !== text) decided.current = { text, key: crypto.randomUUID() }
      const params = { country, sku }
      const options = { idempotencyKey: decided.current.key }
      if (edit.kind === 'fields')
        return deskCall(changeProduct, { params, body: { version, change: edit.change } }, options)
      const { skuSimple, seen, stock } = edit
      return deskCall(setProductStock, { params, body: { skuSimple, seen, stock } }, options)
    },
    onSuccess: ({ product }) => {
      show(country, product)
      onSaved()
    },
    onError: async (error, { product: { sku } }) => {
      if (!hasChangedMeanwhile(error)) return
      const { product } = await deskCall(showProduct, { params: { country, sku } })
      show(country, product)
    },
  })
}
