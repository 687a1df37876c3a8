/** Titles of the screens of the table, by the name the route table gives them. */
const titles = {
  exchange: 'Cambios y devoluciones',
  changeReturn: 'Cambio o devolución',
  exchangeFinish: 'Solicitud enviada',
} as const

export type NotBuiltYetScreen = keyof typeof titles

export const titleOf = (screen: NotBuiltYetScreen): string => titles[screen]

/** The screen a route id of the table stands for. */
export function screenOfRoute(id: string): NotBuiltYetScreen {
  const name = id.split('/')[1]
  return name && name in titles ? (name as NotBuiltYetScreen) : 'exchange'
}
