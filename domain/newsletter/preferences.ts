/** What somebody wants to hear about: the departments of the shop, as in an account. */
export const newsletterTopics = ['mujer', 'hombre', 'ninos'] as const
export type NewsletterTopic = (typeof newsletterTopics)[number]

/** How often they want to hear at most. */
export const newsletterFrequencies = ['weekly', 'monthly', 'sales'] as const
export type NewsletterFrequency = (typeof newsletterFrequencies)[number]

/** The one question to whoever leaves; not answering it is an answer too. */
export const leaveReasons = ['too_many', 'not_for_me', 'never_asked', 'other'] as const
export type LeaveReason = (typeof leaveReasons)[number]
