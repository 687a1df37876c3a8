import { callWith } from '#app/platform/api/client.ts'
import { sentenceOf } from '#app/platform/api/failures.ts'
import { formText } from '#app/platform/api/form-text.ts'
import { pageContext } from '#app/platform/api/page-context.ts'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { SurveyScreen } from '#app/content/survey/survey-screen.tsx'
import { surveyWords } from '#app/content/survey/survey-words.ts'
import { answerSurvey, readSurvey } from '#contract/content/survey.ts'
import { followUp, maxCommentLength, readScore } from '#domain/content/survey/survey.ts'
import type { Route } from './+types/survey'

export const handle: ScreenHandle = { title: () => 'Encuesta', isForm: true }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${surveyWords(matches[0].loaderData.country).title} · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

const keyIn = (url: URL) => (url.searchParams.get('key') ?? '').slice(0, 100)

export async function loader({ context, url }: Route.LoaderArgs) {
  return callWith(context.get(pageContext).send)(readSurvey, { query: { key: keyIn(url) } })
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { send, country } = context.get(pageContext)
  const form = await request.formData()
  const comment = formText(form, 'comment').slice(0, maxCommentLength)
  const score = readScore(formText(form, 'score'))
  if (score === undefined) return { problem: surveyWords(country).required, comment }
  const key = { idempotencyKey: crypto.randomUUID() }
  return callWith(send)(answerSurvey, { body: { key: keyIn(url), score: String(score), comment } }, key).then(
    ({ message }) => ({ message, next: followUp(score) }),
    (error: unknown) => ({ problem: sentenceOf(error), comment, score }),
  )
}

export default function SurveyRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SurveyScreen state={loaderData.state} sent={actionData} />
}
