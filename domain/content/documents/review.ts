/** What happened to a draft on its way to being published. */
export type DraftReview = {
  writtenBy: string
  sentAt: Date | null
  returnedAt: Date | null
}

export const reviewStates = ['in_review', 'sent_back'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Whether a draft waits for a reviewer, or was sent back; null where nobody was asked. */
export function reviewState({ sentAt, returnedAt }: Pick<DraftReview, 'sentAt' | 'returnedAt'>): ReviewState | null {
  if (returnedAt) return 'sent_back'
  return sentAt ? 'in_review' : null
}

/** Why somebody may not publish a draft where two people decide: it was not sent for review, or it is their own. */
export function publicationRefusal(draft: DraftReview, by: string): 'not_sent' | 'own' | null {
  if (draft.writtenBy === by) return 'own'
  return reviewState(draft) === 'in_review' ? null : 'not_sent'
}
