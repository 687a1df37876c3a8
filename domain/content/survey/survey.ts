/** OP-095: a score and a comment. */
export const maxScore = 10
export const maxCommentLength = 500
/** The invitation is sent once the parcel has been opened, tried on and worn. */
export const inviteAfterDays = 5
/** Deliveries older than this get no invitation. */
export const inviteUntilDays = 30
export const invitationLifetimeDays = 60
/** Answers without a key allowed per IP address. */
export const anonymousAnswers = { max: 3, everyMs: 24 * 60 * 60 * 1000 }

export function readScore(text: string): number | undefined {
  return /^(\d|10)$/.test(text) ? Number(text) : undefined
}

/** What is shown after the answer: satisfied customers continue shopping, others are offered help. */
export const followUp = (score: number): 'shop' | 'help' => (score >= 7 ? 'shop' : 'help')
