import { linksOf } from '../links.ts'
import type { Message } from '../delivery.ts'
import type { MailServices } from '../services.ts'

/** Mail that goes nowhere: what was handed over, in order. */
export function unsentMail(): MailServices & { sent: Message[] } {
  const sent: Message[] = []
  return {
    sent,
    from: 'Vereda <hola@vereda.example>',
    linkTo: linksOf({ PORT: 3000 }),
    delivery: { atOnce: 1, deliver: async (message) => void sent.push(message), close() {} },
  }
}
