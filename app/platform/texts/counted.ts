import { formatInteger } from '#domain/platform/text/format-integer.ts'

/** Singular or plural, by number. */
export const pluralise = (count: number, one: string, more: string) => (count === 1 ? one : more)

export const countedProducts = (count: number) => `${formatInteger(count)} ${pluralise(count, 'producto', 'productos')}`
