/** Names a kind of thing · several words kept as one · occurs in a product's name. */
export const termFlag = { kind: 1, phrase: 2, inName: 4 } as const
