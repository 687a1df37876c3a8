/** How long the link of the mail that asks is good. Whoever answers later is asked again. */
export const confirmationLifetimeMs = 7 * 24 * 60 * 60 * 1000

/** How often one address may be written to because somebody typed it into a form. */
export const mailsPerAddress = {
  newsletter: { most: 6, everyMs: 24 * 60 * 60 * 1000 },
  stockAlert: { most: 20, everyMs: 24 * 60 * 60 * 1000 },
} as const
