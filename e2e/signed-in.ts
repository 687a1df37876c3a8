import { randomInt, randomUUID } from 'node:crypto'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { demoPassword } from '#db/seed/demo/password.ts'
import { emailOf, people, type PersonName } from '#db/seed/demo/people.ts'
import { expect } from './test.ts'

/** What a page of a store would send. */
const fromPageOf = (country: string) => ({ 'x-store': `vereda-${country}`, 'sec-fetch-site': 'same-origin' })

type SignedIn = { token: string; email: string }

async function signIn({ request }: BrowserContext, email: string, country: string): Promise<SignedIn> {
  const reply = await request.post('/api/customer/login?api_version=3', {
    headers: fromPageOf(country),
    form: { username: email, password: demoPassword },
  })
  return ((await reply.json()) as { customer: SignedIn }).customer
}

/**
 * A customer's browser as an earlier visit left it: it holds the session's cookies, and its pages renew by them. The demo
 * people are shared by tests that run side by side: what ends sessions or changes the person is for `signInAsNew`.
 */
export const signInAs = (context: BrowserContext, name: PersonName) =>
  signIn(context, emailOf(name), people.find((person) => person.name === name)!.country)

/** The same for somebody whom no other test knows. */
export async function signInAsNew({ request }: BrowserContext, firstName: string): Promise<SignedIn> {
  const reply = await request.post('/api/customer/create?api_version=3', {
    headers: fromPageOf('ar'),
    form: {
      email: `${randomUUID()}@example.com`,
      password: demoPassword,
      password2: demoPassword,
      first_name: firstName,
      last_name: 'De Prueba',
      identification: String(randomInt(60_000_000, 99_999_999)),
      identification_type: 'DNI',
    },
  })
  return ((await reply.json()) as { customer: SignedIn }).customer
}

/** The same person in another browser. */
export const signInAgain = (context: BrowserContext, { email }: SignedIn) => signIn(context, email, 'ar')

/** Signs a person out everywhere but in the context that asks. */
export async function endOtherSessions(context: BrowserContext, token: string): Promise<void> {
  const reply = await context.request.post('/api/customer/endsession?api_version=3', {
    headers: fromPageOf('ar'),
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
