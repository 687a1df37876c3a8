import type { QuestionStatus } from '#domain/content/help/question.ts'
import type { Tone } from '#desk/platform/ui/badge.tsx'
import { wordsIn } from '#desk/platform/words.ts'

/** What questions are called wherever they are listed. */
export const questionWords = wordsIn<{ status: Record<QuestionStatus, string>; name(code: string): string }>({
  es: {
    status: { open: 'Sin responder', answered: 'Respondida', closed: 'Cerrada' },
    name: (code) => `Consulta ${code}`,
  },
  en: { status: { open: 'Not answered', answered: 'Answered', closed: 'Closed' }, name: (code) => `Question ${code}` },
})

export const questionTone: Readonly<Record<QuestionStatus, Tone>> = { open: 'now', answered: 'done', closed: 'plain' }
