import { figure } from '#domain/platform/text/figure.ts'

/** The word that agrees with a number. */
export const many = (count: number, one: string, more: string) => (count === 1 ? one : more)

export const countedProducts = (count: number) => `${figure(count)} ${many(count, 'producto', 'productos')}`
