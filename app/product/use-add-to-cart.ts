import { useFlash } from '#app/device/flash-store.ts'
import type { Product, ProductSimple } from '#contract/product.ts'
import { useProductWords } from './use-product-words.ts'

export type ToAdd = { product: Product; simple: ProductSimple }

/** The one door from this page to the cart. The cart is not open yet, and says so; it will replace what is behind here. */
export function useAddToCart() {
  const words = useProductWords()
  const show = useFlash((state) => state.show)
  return {
    isAdding: false,
    add: (_wanted: ToAdd) => show({ text: words.addSoon, flashMessageType: 'info' }),
  }
}
