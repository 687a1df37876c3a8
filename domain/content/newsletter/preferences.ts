/** What somebody wants to hear about: the departments of the shop, as in an account. */
export const newsletterTopics = ['mujer', 'hombre', 'ninos'] as const
export type NewsletterTopic = (typeof newsletterTopics)[number]

/** What a form or a call names, each once; nothing when it names none, or one we do not know. */
export function readTopics(words: readonly string[]): NewsletterTopic[] | undefined {
  const known = newsletterTopics.filter((topic) => words.includes(topic))
  return known.length > 0 && words.every((word) => known.some((topic) => topic === word)) ? known : undefined
}

/** How often they want to hear at most. */
export const newsletterFrequencies = ['weekly', 'monthly', 'sales'] as const
export type NewsletterFrequency = (typeof newsletterFrequencies)[number]

/** The one question to whoever leaves; not answering it is an answer too. */
export const leaveReasons = ['too_many', 'not_for_me', 'never_asked', 'other'] as const
export type LeaveReason = (typeof leaveReasons)[number]

/** What everybody begins with, and what is shown for a key that nobody has. */
export const initialPreferences: { topics: NewsletterTopic[]; frequency: NewsletterFrequency } = {
  topics: [...newsletterTopics],
  frequency: 'weekly',
}
