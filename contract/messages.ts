import { mostAddresses } from '#domain/addresses/most-addresses.ts'
import type { ErrorCode } from '#domain/errors.ts'
import { mostFavourites } from '#domain/wishlist/wishlist-rules.ts'

/** What a shopper reads when nothing more precise is known (ERR-02). */
export const fallbackMessage = 'Ha ocurrido un error.'
/** Kept in state, never shown (ERR-01, API-07, OP-021). */
export const somethingWentWrong = 'Something went wrong.'
export const badResponse = 'Bad response from server'

/** The sentence of every refusal. Screens show it as it comes (ERR-10). */
export const messages = {
  invalid_input: 'Los datos enviados no son válidos.',
  unknown_store: 'La tienda indicada no existe.',
  wrong_store: 'La tienda indicada no corresponde a este sitio.',
  unknown_api_version: 'La versión de la API no es válida.',
  unknown_host: 'La tienda no responde a este nombre de sitio.',
  cross_site: 'La solicitud viene de otro sitio.',
  not_found: 'La página no existe.',
  too_many_requests: 'Demasiados intentos, intente más tarde.',
  signature_refused: 'La firma no es válida.',
  idempotency_conflict: 'Esta operación ya se envió con otros datos.',
  server_error: fallbackMessage,
  unavailable: 'La tienda no está disponible en este momento. Intente nuevamente en unos minutos.',
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
  password_needed: 'Ingrese su contraseña para continuar.',
  link_expired: 'El enlace venció o ya se usó. Pida uno nuevo.',
  code_refused: 'El código no es válido o venció.',
  two_step_not_changed: 'No pudimos cambiar la verificación en dos pasos. Intente nuevamente.',
  refund_pending: 'Hay un cambio o una devolución en curso. Cuando termine, podrá cerrar la cuenta.',
  passkey_refused: 'No pudimos verificar la llave de acceso. Intente nuevamente.',
  facebook_refused: 'No pudimos verificar la cuenta de Facebook. Intente nuevamente.',
  facebook_link_needed: 'Ya hay una cuenta con ese E-mail. Ingrese su contraseña para unirla con Facebook.',
  facebook_unavailable: 'El ingreso con Facebook no está disponible en este momento.',
  postcode_outside_region: 'Post code does not belong to the selected region.',
  address_not_found: 'La dirección no existe.',
  addresses_full: `Se pueden guardar hasta ${mostAddresses} direcciones. Borre una para agregar otra.`,
  wishlist_full: `Se pueden guardar hasta ${mostFavourites} favoritos. Quite uno para agregar otro.`,
  out_of_stock: 'Producto removido por falta de stock.',
  cart_empty: 'El carrito está vacío.',
  delivery_unavailable: 'Esa forma de entrega no está disponible para esta dirección.',
  payment_unavailable: 'Ese medio de pago no está disponible.',
  too_many_unpaid: 'Hay pedidos que todavía esperan su pago. Páguelos o cancélelos para hacer otro.',
  order_not_found: 'El pedido no existe.',
  order_not_cancellable: 'El pedido ya no se puede cancelar.',
  bank_data_errors: 'Revise los datos de la cuenta bancaria.',
  credit_not_found: 'El crédito no existe.',
  wallet_not_found: 'La billetera no existe.',
  movement_not_found: 'El movimiento no existe.',
  exchange_not_found: 'La solicitud no existe.',
  exchange_not_cancellable: 'La solicitud ya no se puede cancelar.',
  exchange_incomplete: 'Campos incompletos',
  exchange_shipping_incomplete: 'Los datos de envío están incompletos.',
  exchange_not_available: 'El producto no está disponible para cambio.',
  exchange_no_sizes: 'No hay talles disponibles para el cambio.',
  exchange_outdated: 'El pedido cambió mientras tanto. Revise la solicitud y envíela de nuevo.',
  branch_none: 'El código postal no tiene una sucursal cercana.',
  city_without_branch: 'La ciudad no tiene una sucursal cercana.',
  pickup_none: 'La ciudad no tiene opción de retiro.',
} as const satisfies Record<ErrorCode, string>

/** Outcomes that no refusal code stands behind. */
export const notices = {
  offline: 'No hay conexión disponible.',
  backOnline: 'Conexión restablecida.',
  noFastShipping: 'La ubicación no tiene envío rápido.',
  noShipping: 'No hay envíos disponibles en este momento.',
  noPickup: 'La ciudad no tiene opción de retiro.',
  noOrdersToExchange: 'No hay pedidos para gestionar.',
  persistTimeout: (key: string) => `Se agotó el tiempo para recuperar «${key}» de este dispositivo.`,
} as const
