/** Titles of the screens of the table, by the name the route table gives them. */
const titles = {
  orders: 'Historial de pedidos',
  order: 'Detalle del pedido',
  memberships: 'Membresías',
  wishlist: 'Favoritos',
  exchange: 'Cambios y devoluciones',
  changeReturn: 'Cambio o devolución',
  exchangeFinish: 'Solicitud enviada',
  credits: 'Cupones y créditos',
  credit: 'Detalle del crédito',
  wallet: 'Billetera',
  movement: 'Detalle del movimiento',
  addAddress: 'Agregar dirección',
  editAddress: 'Editar dirección',
  checkout: 'Finalizar compra',
  help: 'Ayuda',
  survey: 'Encuesta de satisfacción',
} as const

export type NotBuiltYetScreen = keyof typeof titles

const roots: readonly NotBuiltYetScreen[] = ['wishlist']
export const isRootScreen = (screen: NotBuiltYetScreen) => roots.includes(screen)

export const titleOf = (screen: NotBuiltYetScreen): string => titles[screen]

/** The screen a route id of the table stands for. */
export function screenOfRoute(id: string): NotBuiltYetScreen {
  const name = id.split('/')[1]
  return name && name in titles ? (name as NotBuiltYetScreen) : 'orders'
}
