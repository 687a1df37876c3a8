/** Who a product is made for; `ninos` has no tilde because it is part of URLs. */
export const productGenders = ['mujer', 'hombre', 'ninos', 'unisex'] as const
export type ProductGender = (typeof productGenders)[number]
