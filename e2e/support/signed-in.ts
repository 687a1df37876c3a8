import { randomInt, randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test'
import { demoPassword } from '#demo/people/password.ts'
import { emailOf, people, type PersonName } from '#demo/people/people.ts'
import { isRut } from '#domain/platform/country/check-digits.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { expect } from './test.ts'

/** The headers of a page of a store. */
const fromPageOf = (country: string) => ({ 'x-store': `vereda-${country}`, 'sec-fetch-site': 'same-origin' })

type SignedIn = { token: string; email: string; country: OpenCountry }

async function signIn({ request }: BrowserContext, email: string, country: OpenCountry): Promise<SignedIn> {
  const reply = await request.post('/api/customer/login?api_version=3', {
    headers: fromPageOf(country),
    form: { username: email, password: demoPassword },
  })
  return { ...((await reply.json()) as { customer: SignedIn }).customer, country }
}

/**
 * A customer's browser from an earlier visit: it has the session's cookies, and its pages renew by them. The demo
 * people are shared by parallel tests: tests that end sessions or change the person use `signInAsNew`.
 */
export const signInAs = (context: BrowserContext, name: PersonName) =>
  signIn(context, emailOf(name), people.find((person) => person.name === name)!.country)

/** A document that is not in the demo. */
export function newDocument(country: OpenCountry = 'ar') {
  const number = String(randomInt(60_000_000, 99_999_999))
  if (country !== 'cl') return { identification: number, identification_type: country === 'ar' ? 'DNI' : 'CC' }
  const check = '0123456789K'.split('').find((digit) => isRut(number + digit))!
  return { identification: number + check, identification_type: 'RUT' }
}

type NewPerson = { country?: OpenCountry } & Record<string, string>

/** The same for a new customer that no other test uses. */
export async function signInAsNew(
  { request }: BrowserContext,
  firstName: string,
  { country = 'ar', ...fields }: NewPerson = {},
): Promise<SignedIn> {
  const reply = await request.post('/api/customer/create?api_version=3', {
    headers: fromPageOf(country),
    form: {
      email: `${randomUUID()}@example.com`,
      password: demoPassword,
      password2: demoPassword,
      first_name: firstName,
      last_name: 'De Prueba',
      ...newDocument(country),
      ...fields,
    },
  })
  return { ...((await reply.json()) as { customer: SignedIn }).customer, country }
}

/** The same person in another browser. */
export const signInAgain = (context: BrowserContext, { email, country }: SignedIn) => signIn(context, email, country)

/** A new customer who is asked for a code when signing in; the browser knows nothing of them. */
export async function newWithTwoStep(context: BrowserContext, firstName: string): Promise<SignedIn> {
  const person = await signInAsNew(context, firstName)
  const { token, email, country } = person
  const post = (call: string, form: Record<string, string>) =>
    context.request.post(`/api/customer/${call}?api_version=3`, { headers: fromPageOf(country), form })
  await post('enabletwoauth', { token })
  const { subject } = await mailTo(context.request, email, /es tu código/)
  const reply = await post('validatetwoauthcode', { token, purpose: 'enable', code: subject.slice(0, 6) })
  expect(await reply.json()).toMatchObject({ error: false })
  await context.clearCookies()
  return person
}

/** The person signs out every other browser from another device: the token of an open page becomes invalid. */
export async function endSessionsFromElsewhere(browser: Browser, baseURL: string, person: SignedIn): Promise<void> {
  const elsewhere = await browser.newContext({ baseURL })
  const { token, country } = await signInAgain(elsewhere, person)
  const reply = await elsewhere.request.post('/api/customer/endsession?api_version=3', {
    headers: fromPageOf(country),
    form: { token, id: 'others' },
  })
  expect(await reply.json()).toMatchObject({ error: false })
  await elsewhere.close()
}

export type Mail = { to: string; subject: string; text: string }

/** The newest mail to an address in the developers' mailbox; it arrives shortly after the event it reports. */
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
