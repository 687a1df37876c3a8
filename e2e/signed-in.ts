import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { demoPassword } from '#db/seed/demo/password.ts'
import { emailOf, people, type PersonName } from '#db/seed/demo/people.ts'
import { expect } from './test.ts'

/** A customer's browser as an earlier visit left it: it holds the session's cookies, and its pages renew by them. */
export async function signInAs({ request }: BrowserContext, name: PersonName): Promise<{ token: string }> {
  const { country } = people.find((person) => person.name === name)!
  const reply = await request.post('/api/customer/login?api_version=3', {
    headers: { 'x-store': `vereda-${country}`, 'sec-fetch-site': 'same-origin' },
    form: { username: emailOf(name), password: demoPassword },
  })
  const { customer } = (await reply.json()) as { customer: { token: string } }
  return customer
}

/** Signs a person out everywhere but in the context that asks. */
export async function endOtherSessions(context: BrowserContext, token: string): Promise<void> {
  const reply = await context.request.post('/api/customer/endsession?api_version=3', {
    headers: { 'x-store': 'vereda-ar', 'sec-fetch-site': 'same-origin' },
    form: { token, id: 'others' },
  })
  expect(await reply.json()).toMatchObject({ error: false })
}

export type Mail = { to: string; subject: string; text: string }

/** The newest mail to an address, as the developers' mailbox has it; it comes a moment after what it tells. */
export async function mailTo(request: APIRequestContext, address: string, subject?: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(async () => {
      const mails = (await (await request.get('/mailbox.json')).json()) as Mail[]
      found = mails.find((mail) => mail.to === address && (subject?.test(mail.subject) ?? true))
      return found?.to
    })
    .toBe(address)
  return found!
}

export const linkIn = ({ text }: Mail, part: string) => {
  const { pathname, search } = new URL(text.split(/\s+/).find((word) => word.includes(part))!)
  return pathname + search
}
