/** How long a confirmation link is valid. A later click sends a new one. */
export const confirmationLifetimeMs = 7 * 24 * 60 * 60 * 1000

/** How many mails a form may send to one address. */
export const mailsPerAddress = {
  newsletter: { max: 6, everyMs: 24 * 60 * 60 * 1000 },
  stockAlert: { max: 20, everyMs: 24 * 60 * 60 * 1000 },
} as const
