import { z } from 'zod/mini'
import { maxCommentLength } from '#domain/content/survey/survey.ts'
import { done, endpoint, ok } from '../platform/endpoint.ts'

const key = z._default(z.string().check(z.maxLength(100)), '')

export const readSurvey = endpoint({
  method: 'GET',
  path: '/api/customer/nps',
  summary: 'Whether a survey can be answered: by the key of its mail, or by anybody (OP-093, OP-095)',
  auth: 'none',
  query: z.object({ key }),
  /**
   * `open`: it can be answered. `answered`: it already was. `unknown`: no such key, or expired; it can be answered
   * without one.
   */
  showsNoProducts: true,
  reply: ok({ state: z.enum(['open', 'answered', 'unknown']) }),
})

export const answerSurvey = endpoint({
  method: 'POST',
  path: '/api/customer/nps',
  summary: 'Answers the survey, once per key; without one it is anonymous and limited (OP-095)',
  auth: 'none',
  body: z.object({
    key,
    /** 0 to 10, in digits. */
    score: z.string().check(z.regex(/^(\d|10)$/)),
    comment: z._default(z.string().check(z.maxLength(maxCommentLength * 4)), ''),
  }),
  encoding: 'form',
  idempotent: true,
  reply: done,
})
