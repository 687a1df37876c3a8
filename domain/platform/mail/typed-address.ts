const anHour = 60 * 60 * 1000

/**
 * Mails that a visitor causes to an address they type, which may be a stranger's, by all forms together. A café or a
 * phone network has room; a script that writes to strangers soon has none. The ceiling of a shop is several times what
 * a busy hour needs, and its operator is alerted.
 */
export const maxTypedMails = {
  ofNetwork: { max: 40, everyMs: anHour },
  ofShop: { max: 1000, everyMs: anHour },
} as const
