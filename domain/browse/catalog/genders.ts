/** For whom a product is made; `ninos` is written without tilde because it travels in addresses. */
export const productGenders = ['mujer', 'hombre', 'ninos', 'unisex'] as const
export type ProductGender = (typeof productGenders)[number]
