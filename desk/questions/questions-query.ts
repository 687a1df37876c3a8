import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listAnswerTemplates, listQuestions, showQuestion, type DeskQuestion } from '#contract/desk/questions.ts'
import type { QuestionStatus } from '#domain/content/help/question.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { deskCall } from '#desk/platform/call.ts'
import { useAct } from '#desk/platform/use-act.ts'

const questionsKey = ['questions'] as const
const questionKey = (idQuestion: number) => ['question', idQuestion] as const
export const templatesKey = (country: OpenCountry) => ['answer-templates', country] as const

type Filter = { country: OpenCountry; status: QuestionStatus; isMine: boolean }

export const useQuestions = ({ country, status, isMine }: Filter) =>
  useInfiniteQuery({
    queryKey: [...questionsKey, country, status, isMine],
    queryFn: ({ pageParam, signal }) => {
      const mine = isMine ? ({ mine: '1' } as const) : {}
      const page = pageParam === null ? {} : { after: pageParam }
      return deskCall(listQuestions, { query: { country, status, ...mine, ...page } }, { signal })
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  })

export const useQuestion = (idQuestion: number) =>
  useQuery({
    queryKey: questionKey(idQuestion),
    queryFn: ({ signal }) => deskCall(showQuestion, { params: { idQuestion } }, { signal }),
    // What was revealed stays until the screen is left.
    staleTime: Infinity,
    gcTime: 0,
  })

export const useQuestionAct = <T>(
  idQuestion: number,
  act: (given: T, idempotencyKey: string) => Promise<{ question: DeskQuestion }>,
) => useAct({ own: questionKey(idQuestion), lists: [questionsKey] }, act)

export const useTemplates = (country: OpenCountry) =>
  useQuery({
    queryKey: templatesKey(country),
    queryFn: ({ signal }) => deskCall(listAnswerTemplates, { query: { country } }, { signal }),
  })
