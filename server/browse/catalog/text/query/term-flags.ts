/** Names a kind of product · several words as one term · occurs in a product's name. */
export const termFlag = { kind: 1, phrase: 2, inName: 4 } as const
