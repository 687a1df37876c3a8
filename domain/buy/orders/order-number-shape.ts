/**
 * Whether a typed text may be the number of an order. Longer texts are not repeated in a mail to an address that was
 * typed beside them: they could be a stranger's message.
 */
export const looksLikeOrderNumber = (text: string) => /^[A-Za-z0-9-]{1,12}$/.test(text)
