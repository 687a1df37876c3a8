import { maxAddresses } from '#domain/customers/addresses/max-addresses.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { ErrorCode } from '#domain/platform/errors.ts'
import { sentenceIn, type Sentence } from '#domain/platform/text/voice.ts'
import { maxFavourites } from '#domain/customers/wishlist/wishlist-rules.ts'

import { fallbackMessage } from './notices.ts'

/** The sentence of every refusal. Screens show it unchanged (ERR-10). */
export const messages = {
  invalid_input: 'Los datos enviados no son válidos.',
  unknown_store: 'La tienda indicada no existe.',
  wrong_store: 'La tienda indicada no corresponde a este sitio.',
  unknown_api_version: 'La versión de la API no es válida.',
  unknown_host: 'La tienda no responde a este nombre de sitio.',
  cross_site: 'La solicitud viene de otro sitio.',
  not_found: 'La página no existe.',
  too_many_requests: [
    'Demasiados intentos. Probá de nuevo más tarde.',
    'Demasiados intentos. Prueba de nuevo más tarde.',
  ],
  body_too_slow: [
    'Lo que enviaste no terminó de llegar. Revisá tu conexión y probá de nuevo.',
    'Lo que enviaste no terminó de llegar. Revisa tu conexión y prueba de nuevo.',
  ],
  signature_refused: 'La firma no es válida.',
  idempotency_conflict: 'Esta operación ya se envió con otros datos.',
  server_error: fallbackMessage,
  unavailable: [
    'La tienda no está disponible en este momento. Probá de nuevo en unos minutos.',
    'La tienda no está disponible en este momento. Prueba de nuevo en unos minutos.',
  ],
  newsletter_topics_missing: ['Marcá al menos un tema.', 'Marca al menos un tema.'],
  newsletter_email_invalid: 'Ingrese una dirección de E-mail válida',
  product_not_found: 'La página no existe.',
  size_in_stock: '¡Buenas noticias! Ya volvió: se puede agregar al carrito.',
  catalog_not_found: 'La página no existe.',
  content_not_found: 'La página no existe.',
  cart_not_found: 'Cart not found',
  cart_outdated: 'Tu carrito está desactualizado, el pedido ya no está disponible.',
  cart_line_refused: 'No pudimos guardar el producto en el carrito.',
  cart_full: 'El carrito no admite más productos.',
  coupon_refused: 'Error al agregar el cupón.',
  coupon_not_removed: 'Error al remover el cupón.',
  token_not_found: 'Requested token not found.',
  credentials_refused: 'Username and password are required.',
  email_not_registered: 'Email not registered.',
  email_in_use: 'This email is already in use.',
  customer_data_errors: 'Errors in customer data.',
  password_needed: ['Escribí tu contraseña para seguir.', 'Escribe tu contraseña para seguir.'],
  link_expired: ['El enlace venció o ya se usó. Pedí uno nuevo.', 'El enlace venció o ya se usó. Pide uno nuevo.'],
  code_refused: 'El código no es válido o venció.',
  two_step_not_changed: [
    'No pudimos cambiar la verificación en dos pasos. Probá de nuevo.',
    'No pudimos cambiar la verificación en dos pasos. Prueba de nuevo.',
  ],
  account_in_use: [
    'Tu cuenta todavía tiene pedidos, devoluciones o saldos. Cuando se resuelvan, vas a poder cerrarla.',
    'Tu cuenta todavía tiene pedidos, devoluciones o saldos. Cuando se resuelvan, podrás cerrarla.',
  ],
  passkey_refused: [
    'No pudimos verificar la llave de acceso. Probá de nuevo.',
    'No pudimos verificar la llave de acceso. Prueba de nuevo.',
  ],
  facebook_refused: [
    'No pudimos verificar tu cuenta de Facebook. Probá de nuevo.',
    'No pudimos verificar tu cuenta de Facebook. Prueba de nuevo.',
  ],
  facebook_link_needed: [
    'Ya hay una cuenta con esa dirección. Escribí su contraseña para unirla con Facebook.',
    'Ya hay una cuenta con esa dirección. Escribe su contraseña para unirla con Facebook.',
  ],
  facebook_unavailable: 'El ingreso con Facebook no está disponible en este momento.',
  postcode_outside_region: 'Post code does not belong to the selected region.',
  address_not_found: 'La dirección no existe.',
  addresses_full: [
    `Podés guardar hasta ${maxAddresses} direcciones. Borrá una para agregar otra.`,
    `Puedes guardar hasta ${maxAddresses} direcciones. Borra una para agregar otra.`,
  ],
  wishlist_full: [
    `Podés guardar hasta ${maxFavourites} favoritos. Quitá uno para agregar otro.`,
    `Puedes guardar hasta ${maxFavourites} favoritos. Quita uno para agregar otro.`,
  ],
  out_of_stock: 'Producto removido por falta de stock.',
  cart_empty: 'El carrito está vacío.',
  delivery_unavailable: 'Esa forma de entrega no está disponible para esta dirección.',
  payment_unavailable: 'Ese medio de pago no está disponible.',
  too_many_unpaid: [
    'Tenés pedidos que todavía esperan su pago. Pagalos o cancelalos para hacer otro.',
    'Tienes pedidos que todavía esperan su pago. Págalos o cancélalos para hacer otro.',
  ],
  checkout_full: 'Hay mucha gente comprando. Estás en la fila: no cierres esta página.',
  review_not_possible: [
    'Este enlace no sirve para opinar. Buscalo en el mensaje que te enviamos o en tu pedido.',
    'Este enlace no sirve para opinar. Búscalo en el mensaje que te enviamos o en tu pedido.',
  ],
  review_incomplete: ['Revisá los datos de tu opinión.', 'Revisa los datos de tu opinión.'],
  proof_incomplete: ['Revisá el comprobante.', 'Revisa el comprobante.'],
  proof_not_expected: 'Este pedido no espera una transferencia.',
  order_not_found: 'El pedido no existe.',
  order_not_cancellable: 'El pedido ya no se puede cancelar.',
  order_paid: 'Ese pedido ya está pagado.',
  order_not_payable: 'Ese pedido no espera un pago.',
  reservation_over: 'La reserva de ese pedido terminó y no se cobró nada.',
  bank_data_errors: ['Revisá los datos de la cuenta bancaria.', 'Revisa los datos de la cuenta bancaria.'],
  credit_not_found: 'El crédito no existe.',
  money_requested: [
    'Ya pediste dinero y está en camino. Cuando llegue, vas a poder pedir más.',
    'Ya pediste dinero y está en camino. Cuando llegue, podrás pedir más.',
  ],
  credit_not_for_money: 'Este crédito es para comprar: no se cambia por dinero.',
  credit_not_usable: 'Este crédito ya se usó o venció.',
  wallet_off: 'La billetera no está disponible.',
  account_needed: [
    'Para comprar una membresía necesitás una cuenta. Ingresá o creá la tuya.',
    'Para comprar una membresía necesitas una cuenta. Ingresa o crea la tuya.',
  ],
  withdrawal_refused: ['Revisá los datos del retiro.', 'Revisa los datos del retiro.'],
  gift_card_unknown: [
    'No encontramos ese código. Revisá que esté completo.',
    'No encontramos ese código. Revisa que esté completo.',
  ],
  gift_card_used: 'Esa Gift Card ya se canjeó.',
  gift_card_sent: 'Esa Gift Card ya se envió.',
  wallet_not_found: 'La billetera no existe.',
  movement_not_found: 'El movimiento no existe.',
  exchange_not_found: 'La solicitud no existe.',
  exchange_not_cancellable: 'La solicitud ya no se puede cancelar.',
  exchange_incomplete: 'Campos incompletos',
  exchange_shipping_incomplete: 'Los datos de envío están incompletos.',
  exchange_not_available: 'El producto no está disponible para cambio.',
  exchange_no_sizes: ['No hay talles disponibles para el cambio.', 'No hay tallas disponibles para el cambio.'],
  exchange_outdated: [
    'El pedido cambió mientras tanto. Revisá la solicitud y enviala de nuevo.',
    'El pedido cambió mientras tanto. Revisa la solicitud y envíala de nuevo.',
  ],
  branch_none: 'El código postal no tiene una sucursal cercana.',
  city_without_branch: 'La ciudad no tiene una sucursal cercana.',
  pickup_none: 'La ciudad no tiene opción de retiro.',
} as const satisfies Record<ErrorCode, Sentence>

/** The sentence of a refusal in the voice of a country. */
export const messageIn = (country: OpenCountry, code: ErrorCode): string => sentenceIn(country, messages[code])
