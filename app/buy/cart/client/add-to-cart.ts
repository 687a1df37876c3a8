import type { QueryClient } from '@tanstack/react-query'
import { useFloatingCart } from '#app/platform/device/floating-cart-store.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { cartNotices } from '#contract/platform/cart-messages.ts'
import type { Product, ProductSimple } from '#contract/browse/product.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { cartClientOf } from './cart-client.ts'
import { knownCart } from './known-cart.ts'

export type ToAdd = { product: Product; simple: ProductSimple }

/** Puts one into the cart and says so; what is in it already is only pointed at (CART-12, CART-13, CART-17, OP-045). */
export async function addToCart(country: OpenCountry, client: QueryClient, { product, simple }: ToAdd): Promise<void> {
  const cartClient = cartClientOf(country, client)
  await cartClient.ready()
  if (knownCart(client)?.items.some(({ id }) => id === simple.sku)) {
    useFlash.getState().show({ text: cartNotices.alreadyInCart, flashMessageType: 'info' })
    return
  }
  const { is } = await cartClient.add(simple.sku)
  if (is !== 'done') return
  useFloatingCart.getState().show({
    skuSimple: simple.sku,
    numberSize: product.isGiftCard ? '' : simple.size,
    productname: product.productName,
    productimage: product.productImage ?? '',
    brand: product.brand,
  })
}
