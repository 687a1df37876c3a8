/** OP-095: a score, and a word about it. */
export const highestScore = 10
export const longestComment = 500
/** The question comes when the parcel has been opened, tried on and worn. */
export const askDaysAfterDelivery = 5
/** What was delivered long before the shop began to ask is not asked about. */
export const askUntilDays = 30
export const invitationDays = 60
/** Answers without a key, from one address. */
export const anonymousAnswers = { most: 3, everyMs: 24 * 60 * 60 * 1000 }

export function readScore(text: string): number | undefined {
  return /^(\d|10)$/.test(text) ? Number(text) : undefined
}

/** What is said after the answer: those who are happy are led on, those who are not to somebody who helps. */
export const followUp = (score: number): 'shop' | 'help' => (score >= 7 ? 'shop' : 'help')
