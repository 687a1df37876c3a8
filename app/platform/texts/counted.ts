import { formatInteger } from '#domain/platform/text/format-integer.ts'

/** Singular or plural, by number. */
export const many = (count: number, one: string, more: string) => (count === 1 ? one : more)

export const countedProducts = (count: number) => `${formatInteger(count)} ${many(count, 'producto', 'productos')}`
