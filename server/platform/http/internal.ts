/** Proves that a call comes from our own rendering, which is not to be throttled as one busy visitor. */
export type Internal = { header: string; secret: string }
