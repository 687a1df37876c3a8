/** The parts of a product, each with its options, the plainest first. */
export type Parts = Readonly<Record<string, readonly string[]>>
/** How one product is built: one option for each part. */
export type Form<P extends Parts = Parts> = { readonly [Part in keyof P]: P[Part][number] }
