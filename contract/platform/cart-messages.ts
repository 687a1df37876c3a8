import type { CouponKey } from '#domain/buy/cart/coupon-keys.ts'

/** The sentence of every coupon key (CPN-07…17). */
const couponSentences: Readonly<Record<CouponKey, string>> = {
  'coupon.invalid': 'Cupón inválido, intente nuevamente.',
  'coupon.empty': 'Ingrese un cupón válido.',
  'coupon.not_in_benefit': 'El producto no forma parte del beneficio.',
  'coupon.min_subtotal': 'Falta para llegar al mínimo de este cupón.',
  'coupon.remove_failed': 'Error al remover el cupón.',
  'coupon.max_discount': 'Se alcanzó el descuento máximo.',
  'coupon.max_quantity': 'Se alcanzó la cantidad máxima de cupones.',
  'coupon.not_combinable': 'El cupón no es acumulable con otras promociones.',
  'coupon.not_on_discounted': 'El cupón no aplica a productos con descuento.',
  'coupon.not_on_gift_card': 'El cupón no aplica a gift cards.',
  'coupon.needs_recent_purchase': 'El cupón aplica solo con 1 o más compras recientes.',
  'coupon.new_customers_only': 'El cupón es solo para la primera compra.',
  'coupon.credit_limit': 'Se alcanzó el límite de cupones de crédito.',
}

/** Outcomes of the cart, as worded in the specification. */
export const cartNotices = {
  alreadyInCart: 'El producto ya se encuentra en el carrito.',
  addedFromWishlist: 'Producto agregado al carrito.',
  removed: 'Producto removido del carrito.',
  removedForStock: 'Producto removido por falta de stock.',
  couponAdded: 'Cupón agregado.',
  couponRemoved: 'Cupón removido.',
  couponNotAdded: 'Error al agregar el cupón.',
  couponNotRemoved: 'Error al remover el cupón.',
} as const

/**
 * A minimum that is not reached carries the missing amount in the store's currency: `coupon.min_subtotal:$ 1.500`
 * (OP-055).
 */
const minimumMissing = /^coupon\.min_subtotal:(.+)$/

/** An unknown key gets a generic sentence (OP-054). */
export function couponSentence(key: string | undefined): string {
  const [, missing] = minimumMissing.exec(key ?? '') ?? []
  if (missing !== undefined) return `Faltan ${missing} para usar este cupón.`
  return couponSentences[key as CouponKey] ?? cartNotices.couponNotAdded
}
