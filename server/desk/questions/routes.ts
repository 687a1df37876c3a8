import type { FastifyInstance } from 'fastify'
import {
  addAnswerTemplate,
  answerQuestion,
  changeAnswerTemplate,
  deleteAnswerTemplate,
  listAnswerTemplates,
  listQuestions,
  moveQuestion,
  noteQuestion,
  revealQuestion,
  showQuestion,
  takeQuestion,
} from '#contract/desk/questions.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import * as templates from './answer-templates.ts'
import * as acts from './question-acts.ts'
import { findQuestion, listQuestions as readQuestions, wireQuestion } from './read-questions.ts'

const pageSize = 30

export function questionRoutes(app: FastifyInstance, mount: MountDesk, { db }: { db: Handle }) {
  async function shown(idQuestion: number, { staff, requireStore }: StaffCall, isRevealed = false) {
    const found = await findQuestion(db, idQuestion)
    requireStore(found.row.country)
    return { question: await wireQuestion(db, found, { isRevealed, idStaff: staff.idStaff }) }
  }

  mount(
    app,
    listQuestions,
    ({ query: { country, status = 'open', mine, after } }, { storesOf, staff: { idStaff } }) => {
      const filter = { countries: storesOf(country), status, ...(mine && { takenBy: idStaff }) }
      return readQuestions(db, filter, { limit: pageSize, after }, idStaff)
    },
  )

  mount(app, showQuestion, ({ params: { idQuestion } }, call) => shown(idQuestion, call))

  mount(app, revealQuestion, async ({ params: { idQuestion }, body: { reason } }, call) => {
    await call.transact((tx) => acts.noteReveal(tx, idQuestion, reason, call))
    return shown(idQuestion, call, true)
  })

  mount(app, takeQuestion, async ({ params, body }, call) => {
    await call.transact((tx) => acts.takeQuestion(tx, { ...params, ...body }, call))
    return shown(params.idQuestion, call)
  })

  mount(app, answerQuestion, async ({ params, body }, call) => {
    await call.transact((tx) => acts.answerQuestion(tx, { ...params, ...body }, call))
    return shown(params.idQuestion, call)
  })

  mount(app, noteQuestion, async ({ params, body }, call) => {
    await call.transact((tx) => acts.noteQuestion(tx, { ...params, ...body }, call))
    return shown(params.idQuestion, call)
  })

  mount(app, moveQuestion, async ({ params, body }, call) => {
    await call.transact((tx) => acts.moveQuestion(tx, { ...params, ...body }, call))
    return shown(params.idQuestion, call)
  })

  const templatesOf = async (country: OpenCountry) => ({ templates: await templates.listTemplates(db, country) })

  mount(app, listAnswerTemplates, ({ query: { country } }, { requireStore }) => {
    requireStore(country)
    return templatesOf(country)
  })

  mount(app, addAnswerTemplate, async ({ body }, call) => {
    await call.transact((tx) => templates.addTemplate(tx, body, call))
    return templatesOf(body.country)
  })

  mount(app, changeAnswerTemplate, async ({ params, body }, call) =>
    templatesOf(await call.transact((tx) => templates.changeTemplate(tx, { ...params, ...body }, call))),
  )

  mount(app, deleteAnswerTemplate, async ({ params, body }, call) =>
    templatesOf(await call.transact((tx) => templates.deleteTemplate(tx, { ...params, ...body }, call))),
  )
}
