import { z } from 'zod/mini'
import { maxAnswerLength, maxTemplateNameLength } from '#domain/content/help/answer-text.ts'
import { questionStatuses } from '#domain/content/help/question.ts'
import { boolean, int, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { instant, reason, store } from './shapes.ts'

const id = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647))
const ofQuestion = z.object({ idQuestion: id })
const status = z.enum(questionStatuses)

const taken = {
  /** The name of who is on it. */
  takenBy: z.nullable(string),
  isMine: boolean,
}

const listed = z.object({
  idQuestion: int,
  code: string,
  country: store,
  status,
  /** Masked. */
  email: string,
  orderNr: z.nullable(string),
  /** How it begins. */
  excerpt: string,
  askedAt: instant,
  ...taken,
})
export type ListedQuestion = z.output<typeof listed>

const question = z.object({
  idQuestion: int,
  version: int,
  code: string,
  country: store,
  status,
  /** Whether address and name are without their masks. */
  isRevealed: boolean,
  email: string,
  /** The first name that belongs to the address, where the shop knows one. */
  name: z.nullable(string),
  idCustomer: z.nullable(int),
  orderNr: z.nullable(string),
  /** Whose order that is: of the same address, of another one, or none of this store. */
  orderOf: z.nullable(z.enum(['asker', 'another', 'nobody'])),
  message: string,
  askedAt: instant,
  ...taken,
  entries: z.array(z.object({ id: int, kind: z.enum(['answer', 'note']), text: string, author: string, at: instant })),
})
export type DeskQuestion = z.output<typeof question>
const oneQuestion = z.object({ question })

export const listQuestions = deskEndpoint({
  method: 'GET',
  path: '/desk/api/questions',
  summary: 'Questions of shoppers: those that wait from the oldest, others from the latest',
  permission: 'questions.answer',
  query: z.object({
    country: z.optional(store),
    status: z.optional(status),
    /** Only those that the person is on. */
    mine: z.optional(z.literal('1')),
    after: z.optional(id),
  }),
  reply: z.object({ questions: z.array(listed), next: z.nullable(int) }),
})

export const showQuestion = deskEndpoint({
  method: 'GET',
  path: '/desk/api/questions/:idQuestion',
  summary: 'A question with its answers and notes; address and name are masked',
  permission: 'questions.answer',
  params: ofQuestion,
  reply: oneQuestion,
})

export const revealQuestion = deskEndpoint({
  method: 'POST',
  path: '/desk/api/questions/:idQuestion/reveal',
  summary: 'The same with address and name, for a reason that is recorded',
  permission: 'people.reveal',
  params: ofQuestion,
  body: z.object({ reason }),
  reply: oneQuestion,
})

export const takeQuestion = deskEndpoint({
  method: 'POST',
  path: '/desk/api/questions/:idQuestion/take',
  summary: 'Be on a question, so that no colleague answers it too, or leave it to others',
  permission: 'questions.answer',
  params: ofQuestion,
  body: z.object({ isMine: boolean, version: int }),
  reply: oneQuestion,
})

export const answerQuestion = deskEndpoint({
  method: 'POST',
  path: '/desk/api/questions/:idQuestion/answer',
  summary: 'Answer by mail; placeholders are filled, and one that is unknown or has no value is refused',
  permission: 'questions.answer',
  params: ofQuestion,
  body: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxAnswerLength)), version: int }),
  reply: oneQuestion,
})

export const noteQuestion = deskEndpoint({
  method: 'POST',
  path: '/desk/api/questions/:idQuestion/notes',
  summary: 'A note for the staff; the shopper never reads it',
  permission: 'questions.answer',
  params: ofQuestion,
  body: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)) }),
  reply: oneQuestion,
})

export const moveQuestion = deskEndpoint({
  method: 'POST',
  path: '/desk/api/questions/:idQuestion/move',
  summary: 'Close a question without an answer, or open it again',
  permission: 'questions.answer',
  params: ofQuestion,
  body: z.object({ act: z.enum(['close', 'reopen']), version: int }),
  reply: oneQuestion,
})

const answerTemplate = z.object({
  idTemplate: int,
  country: store,
  name: string,
  text: string,
  changedBy: string,
  changedAt: instant,
  version: int,
})
export type AnswerTemplate = z.output<typeof answerTemplate>
const templates = z.object({ templates: z.array(answerTemplate) })
const written = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxTemplateNameLength)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxAnswerLength)),
}
const ofTemplate = z.object({ idTemplate: id })

export const listAnswerTemplates = deskEndpoint({
  method: 'GET',
  path: '/desk/api/answer-templates',
  summary: 'Texts of a store that answer what is asked often',
  permission: 'questions.answer',
  query: z.object({ country: store }),
  reply: templates,
})

export const addAnswerTemplate = deskEndpoint({
  method: 'POST',
  path: '/desk/api/answer-templates',
  summary: 'Write such a text; {nombre} and {pedido} are filled when it is used',
  permission: 'questions.answer',
  body: z.object({ country: store, ...written }),
  reply: templates,
})

export const changeAnswerTemplate = deskEndpoint({
  method: 'POST',
  path: '/desk/api/answer-templates/:idTemplate',
  summary: 'Change such a text',
  permission: 'questions.answer',
  params: ofTemplate,
  body: z.object({ ...written, version: int }),
  reply: templates,
})

export const deleteAnswerTemplate = deskEndpoint({
  method: 'POST',
  path: '/desk/api/answer-templates/:idTemplate/delete',
  summary: 'Delete such a text; answers that were sent with it stay',
  permission: 'questions.answer',
  params: ofTemplate,
  body: z.object({ version: int }),
  reply: templates,
})
