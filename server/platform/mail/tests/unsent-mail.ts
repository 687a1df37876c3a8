import { demoSender } from '#tests/demo-settings.ts'
import { linksOf } from '../links.ts'
import type { Message } from '../delivery.ts'
import type { MailServices } from '../services.ts'

/** A mail service that records mails instead of sending them. */
export function unsentMail(): MailServices & { sent: Message[] } {
  const sent: Message[] = []
  return {
    sent,
    ...demoSender,
    linkTo: linksOf({ PORT: 3000 }),
    delivery: { maxConcurrent: 1, deliver: async (message) => void sent.push(message), close() {} },
  }
}
