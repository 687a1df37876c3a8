/** Proves that a call comes from our own rendering, which must not be throttled like a single busy visitor. */
export type Internal = { header: string; secret: string }
