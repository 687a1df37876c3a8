/**
 * How a scheduled feed is applied: its rows are updated, they replace everything else, or only prices and stock change.
 */
export const sourceModes = ['update', 'replace', 'delta'] as const
export type SourceMode = (typeof sourceModes)[number]

export const sourceOutcomes = ['imported', 'unchanged', 'failed'] as const

/** A full catalogue that would take most of a store off sale counts as broken until an operator confirms it. */
export const isShrunken = ({ gone, active }: { gone: number; active: number }) => gone * 2 > active
