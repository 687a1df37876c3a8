/** Where a question of a shopper is. A new answer leaves it answered; it is asked again by opening it. */
export const questionStatuses = ['open', 'answered', 'closed'] as const
export type QuestionStatus = (typeof questionStatuses)[number]

export type QuestionAct = 'answer' | 'close' | 'reopen'

const fromTo: Readonly<Record<QuestionAct, Partial<Record<QuestionStatus, QuestionStatus>>>> = {
  answer: { open: 'answered', answered: 'answered' },
  close: { open: 'closed', answered: 'closed' },
  reopen: { answered: 'open', closed: 'open' },
}

/** What becomes of a question by an act; nothing where the act is not possible. */
export const questionAfter = (status: QuestionStatus, act: QuestionAct): QuestionStatus | undefined =>
  fromTo[act][status]

/** How long a question is kept after it was last touched: as long as a purchase may be argued about. */
export const questionDays = 400
