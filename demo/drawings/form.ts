/** What a thing can be built from: each part with the ways it comes in, the plainest first. */
export type Parts = Readonly<Record<string, readonly string[]>>
/** How one thing is built: one way for each of its parts. */
export type Form<P extends Parts = Parts> = { readonly [Part in keyof P]: P[Part][number] }
