/** The kinds of wallet movement and whether they bring money in or take it out (WAL-02, OP-084, INV-12). */
export const movementSigns = {
  Ingreso: 1,
  Egreso: -1,
  Devolución: 1,
  Promoción: 1,
  'Gift Card': 1,
  Expirado: -1,
} as const satisfies Record<string, 1 | -1>

export type MovementType = keyof typeof movementSigns
export const movementTypes = Object.keys(movementSigns) as MovementType[]

/** Money that can be spent but not taken out in cash; it remembers how much of it is left (INV-14). */
export const boundMovementTypes = ['Promoción', 'Gift Card'] as const satisfies readonly MovementType[]

/** What a movement may come from. */
export const movementSources = ['order', 'exchange', 'credit', 'withdrawal', 'movement', 'gift_card'] as const
export type MovementSource = (typeof movementSources)[number]

/** What a movement belongs to, as far as a customer knows such things. */
export function referenceOf(type: string | null, id: string | null): { type: MovementSource; id: string } | null {
  const known = movementSources.find((source) => source === type)
  return known && id ? { type: known, id } : null
}
