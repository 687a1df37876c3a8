/** Names a kind of thing · several words taken as one · occurs in a product's name. */
export const termFlag = { kind: 1, phrase: 2, inName: 4 } as const
