/** The kinds of wallet movement with their sign (WAL-02, OP-084, INV-12). */
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

/** Money that can be spent but not withdrawn; each movement stores how much of it remains (INV-14). */
export const boundMovementTypes = ['Promoción', 'Gift Card'] as const satisfies readonly MovementType[]

/** What a movement can originate from. */
export const movementSources = [
  'order',
  'order_part',
  'exchange',
  'credit',
  'withdrawal',
  'movement',
  'gift_card',
] as const
export type MovementSource = (typeof movementSources)[number]

/** The origin of a movement that may be shown to a customer. */
export function referenceOf(type: string | null, id: string | null): { type: MovementSource; id: string } | null {
  const known = movementSources.find((source) => source === type)
  return known && id ? { type: known, id } : null
}
