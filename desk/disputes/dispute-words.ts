import type { DisputeStatus } from '#domain/buy/payments/disputes.ts'
import type { Tone } from '#desk/platform/ui/badge.tsx'
import { wordsIn } from '#desk/platform/words.ts'

export const disputeWords = wordsIn<{
  status: Record<DisputeStatus, string>
  due(day: string): string
  decide: string
}>({
  es: {
    status: { open: 'Abierto', won: 'Ganado', lost: 'Perdido' },
    due: (day) => `Papeles hasta el ${day}`,
    decide: 'Anotar la decisión',
  },
  en: {
    status: { open: 'Open', won: 'Won', lost: 'Lost' },
    due: (day) => `Papers until ${day}`,
    decide: 'Note the decision',
  },
})

export const disputeTone: Readonly<Record<DisputeStatus, Tone>> = { open: 'now', won: 'done', lost: 'bad' }
