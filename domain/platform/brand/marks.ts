/** What stands before the name in the bar when there is no logo. */
export const marks = ['tile', 'none'] as const
export type Mark = (typeof marks)[number]
