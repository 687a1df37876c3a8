/** The newsletter topics: the departments of the shop, as in an account. */
export const newsletterTopics = ['mujer', 'hombre', 'ninos'] as const
export type NewsletterTopic = (typeof newsletterTopics)[number]

/** The distinct topics of a form or call; undefined when there are none or one is unknown. */
export function readTopics(words: readonly string[]): NewsletterTopic[] | undefined {
  const known = newsletterTopics.filter((topic) => words.includes(topic))
  return known.length > 0 && words.every((word) => known.some((topic) => topic === word)) ? known : undefined
}

/** How often a subscriber receives mails at most. */
export const newsletterFrequencies = ['weekly', 'monthly', 'sales'] as const
export type NewsletterFrequency = (typeof newsletterFrequencies)[number]

/** The answers to the question on unsubscribing, which is optional. */
export const leaveReasons = ['too_many', 'not_for_me', 'never_asked', 'other'] as const
export type LeaveReason = (typeof leaveReasons)[number]

/** The preferences of a new subscriber, also shown for an unknown key. */
export const initialPreferences: { topics: NewsletterTopic[]; frequency: NewsletterFrequency } = {
  topics: [...newsletterTopics],
  frequency: 'weekly',
}
