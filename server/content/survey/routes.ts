import { answerSurvey, readSurvey } from '#contract/content/survey.ts'
import type { Handle } from '#db/connection/handle.ts'
import { anonymousAnswers, maxCommentLength } from '#domain/content/survey/survey.ts'
import { countAttempt } from '#server/platform/http/limits/attempts.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { surveyRepository } from './repository.ts'

const success = (message: string) => ({ error: false as const, message })
const thanks = '¡Gracias! Tu respuesta ya está con nosotros.'
const alreadyAnswered = 'Ya habías respondido esta encuesta. ¡Gracias!'

export function surveyRoutes(app: App, mount: Mount, db: Handle) {
  mount(app, readSurvey, async ({ query: { key } }, { country, now }) => {
    const invitation = key ? await surveyRepository(db).invitation(country, key, now) : undefined
    const state = !key ? 'open' : !invitation ? 'unknown' : invitation.isAnswered ? 'answered' : 'open'
    return { error: false as const, state } as const
  })

  mount(app, answerSurvey, ({ body: { key, score, comment } }, { country, now, caller, transact }) =>
    transact(async (tx) => {
      const survey = surveyRepository(tx)
      const invitation = key ? await survey.invitation(country, key, now) : undefined
      if (invitation?.isAnswered) return success(alreadyAnswered)
      // An unknown or expired key counts like none: every answer is accepted.
      if (!invitation) await countAttempt(tx, 'survey', `${country} ${caller.ip}`, { ...anonymousAnswers, now })
      const words = comment.trim().slice(0, maxCommentLength)
      const row = { country, key: invitation?.key ?? null, score: Number(score), comment: words, createdAt: now }
      return success((await survey.answer(row)) ? thanks : alreadyAnswered)
    }),
  )
}
