/** How a feed that the shop fetches by itself is taken: its rows, its rows and nothing else, or changes of price and stock. */
export const sourceModes = ['update', 'replace', 'delta'] as const
export type SourceMode = (typeof sourceModes)[number]

export const sourceOutcomes = ['imported', 'unchanged', 'failed'] as const
export type SourceOutcome = (typeof sourceOutcomes)[number]

/** A whole catalogue that would take most of a store off sale is taken for a broken one until somebody says otherwise. */
export const isShrunken = ({ gone, active }: { gone: number; active: number }) => gone * 2 > active
