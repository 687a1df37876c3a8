import type { CouponKey } from '#domain/buy/cart/coupon-keys.ts'
import type { UnusableReason } from '#domain/buy/cart/examine-coupon.ts'
import type { RuleState } from '#domain/buy/cart/rule-state.ts'
import type { PromotionOutcome } from '#domain/desk/promotions/promotion-outcomes.ts'
import type { Suspicion } from '#domain/desk/promotions/suspicions.ts'
import { wordsIn } from '#desk/platform/words.ts'

type Names = {
  state: Record<RuleState, string>
  suspicion: Record<Suspicion, string>
  refusal: Record<CouponKey, string>
  unusable: Record<UnusableReason, string>
  outcome: Record<PromotionOutcome, string>
}

const es: Names = {
  state: { running: 'en curso', coming: 'por empezar', paused: 'en pausa', ended: 'terminado' },
  suspicion: {
    lasts_long: 'Dura más de un año.',
    gives_most: 'Da 60 % o más, sin tope.',
    no_cost_limit: 'Cualquiera puede usarlo las veces que quiera: lo que cuesta no tiene límite.',
    below_amount: 'Un carrito que cueste eso o menos sale gratis: no hay un mínimo mayor que el descuento.',
    many_uses_of_one: 'Quien todavía no pagó su primera compra puede usarlo varias veces.',
  },
  refusal: {
    'coupon.invalid': 'No vale ahora.',
    'coupon.empty': 'Falta el código.',
    'coupon.not_in_benefit': 'Ningún producto del carrito entra en la promoción.',
    'coupon.min_subtotal': 'El carrito no llega al mínimo.',
    'coupon.remove_failed': 'No se pudo quitar.',
    'coupon.max_discount': 'El carrito ya tiene el descuento máximo de la tienda.',
    'coupon.max_quantity': 'El carrito ya tiene todos los cupones que la tienda permite.',
    'coupon.not_combinable': 'No se suma con otro cupón o con una promoción del carrito.',
    'coupon.not_on_discounted': 'Todo lo que alcanza ya está rebajado, y el cupón es solo a precio lleno.',
    'coupon.not_on_gift_card': 'El carrito solo tiene gift cards.',
    'coupon.needs_recent_purchase': 'Esta persona no compró en los últimos días que el cupón pide.',
    'coupon.new_customers_only': 'Esta persona ya compró antes.',
    'coupon.credit_limit': 'Se alcanzó el límite de créditos en un carrito.',
  },
  unusable: {
    paused: 'Está en pausa o se terminó.',
    not_started: 'Todavía no empezó.',
    over: 'Ya pasó su último día.',
    used_up: 'Ya se usó todas las veces que podía.',
    used_by_owner: 'Esta persona ya lo usó todas las veces que podía.',
    somebody_elses: 'Es un cupón de otra persona.',
    credit_over: 'El crédito se gastó, venció o se está pagando.',
  },
  outcome: {
    acts: 'actúa',
    not_started: 'no empezó',
    over: 'ya pasó',
    not_in_cart: 'nada del carrito entra',
    smaller: 'otra da más',
  },
}
const en: Names = {
  state: { running: 'running', coming: 'waiting', paused: 'paused', ended: 'over' },
  suspicion: {
    lasts_long: 'It lasts longer than a year.',
    gives_most: 'It gives 60 % or more, without a limit.',
    no_cost_limit: 'Everybody can use it as often as they like: its cost has no limit.',
    below_amount: 'A cart that costs as much or less is free: there is no least sum above the discount.',
    many_uses_of_one: 'Somebody who has not paid a first purchase yet can use it several times.',
  },
  refusal: {
    'coupon.invalid': 'It does not work now.',
    'coupon.empty': 'The code is missing.',
    'coupon.not_in_benefit': 'No product of the cart is covered.',
    'coupon.min_subtotal': 'The cart is below the least sum.',
    'coupon.remove_failed': 'It could not be removed.',
    'coupon.max_discount': 'The cart has the largest discount of the store already.',
    'coupon.max_quantity': 'The cart has as many coupons as the store allows.',
    'coupon.not_combinable': 'It does not go with another coupon or a promotion of the cart.',
    'coupon.not_on_discounted': 'All it covers is reduced already, and the coupon is for full prices only.',
    'coupon.not_on_gift_card': 'The cart has gift cards only.',
    'coupon.needs_recent_purchase': 'This person did not buy within the days that the coupon asks for.',
    'coupon.new_customers_only': 'This person has bought before.',
    'coupon.credit_limit': 'A cart has as many credits as it may.',
  },
  unusable: {
    paused: 'It is paused or was ended.',
    not_started: 'It has not begun.',
    over: 'Its last day is over.',
    used_up: 'It was used as often as it may be.',
    used_by_owner: 'This person used it as often as they may.',
    somebody_elses: 'It is another person’s coupon.',
    credit_over: 'The credit is spent, over, or being paid out.',
  },
  outcome: {
    acts: 'acts',
    not_started: 'not begun',
    over: 'over',
    not_in_cart: 'covers nothing in the cart',
    smaller: 'another gives more',
  },
}

/** The names of what promotions are and do. */
export const promotionWords = wordsIn({ es, en })
