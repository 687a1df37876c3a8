import { z } from 'zod/mini'
import { customerGenders } from '#domain/customers/account/lists.ts'
import { maxEmailLength } from '#domain/platform/text/email.ts'
import { checkbox } from '../platform/checkbox.ts'
import { done, endpoint, ok } from '../platform/endpoint.ts'
import { boolean, int, string, token } from '../platform/primitives.ts'

/** Longer than any rule allows, so that a value that is too long gets its field's message. */
const field = z._default(z.string().check(z.maxLength(300)), '')
const email = z.string().check(z.maxLength(maxEmailLength))
const password = z.string().check(z.maxLength(300))

export const newsletterChoice = z.object({ mujer: boolean, hombre: boolean, ninos: boolean })
export type NewsletterChoice = z.output<typeof newsletterChoice>

/** The customer as calls return it (ACC-02, ACC-03). Bank data is masked and part of the after-sale calls. */
const customer = z.object({
  email: string,
  first_name: string,
  middle_name: string,
  last_name: string,
  gender: z.nullable(z.enum(customerGenders)),
  /** YYYY-MM-DD (ACC-05). */
  birthday: z.nullable(string),
  identification: string,
  identification_type: string,
  id_customer: int,
  id_hash: string,
  newsletter_subscriptions: newsletterChoice,
  is_newsletter_subscribed: boolean,
  visitor_has_orders: boolean,
  buyerType: z.enum(['new', 'returning']),
  two_step_auth_enable: boolean,
  two_step_auth_device_active: boolean,
  /** False for an account that is only reached through a social identity. */
  has_password: boolean,
})
export type Customer = z.output<typeof customer>

/** A login: the customer with the token that authorises their calls, or the code that is required first (AUTH-05). */
const twoStepChallenge = z.object({
  login_token: string,
  /** Where the code was sent, mostly hidden: `c•••@example.com`. */
  sent_to: string,
  /** Seconds until another code can be requested. */
  resend_after: int,
})
export type TwoStepChallenge = z.output<typeof twoStepChallenge>

export const signedIn = ok({
  message: string,
  customer: z.nullable(z.extend(customer, { token: string })),
  two_step: z.nullable(twoStepChallenge),
})
export type SignedIn = z.output<typeof signedIn>

const signIn = { method: 'POST', encoding: 'form', reply: signedIn } as const

export const login = endpoint({
  ...signIn,
  path: '/api/customer/login',
  summary: 'Signs a customer in (API-37)',
  auth: 'none',
  body: z.object({ username: z._default(email, ''), password: z._default(password, ''), keep_session: checkbox }),
})

export const register = endpoint({
  ...signIn,
  path: '/api/customer/create',
  summary: 'Makes an account and signs its owner in (API-41, AUTH-09)',
  auth: 'none',
  body: z.object({
    email: z._default(email, ''),
    password: z._default(password, ''),
    password2: z._default(password, ''),
    first_name: field,
    last_name: field,
    identification: field,
    identification_type: field,
    day: field,
    month: field,
    year: field,
    gender: field,
    is_newsletter_subscribed: checkbox,
    keep_session: checkbox,
  }),
})

export const autologin = endpoint({
  ...signIn,
  path: '/api/customer/autologin',
  summary: 'Signs in with a single-use link (OP-060)',
  auth: 'none',
  body: z.object({ hash: z.string().check(z.maxLength(100)) }),
})

/** No session is an answer, not a refusal: every visit of a browser that was signed in once may ask. */
export const renewSession = endpoint({
  method: 'POST',
  path: '/api/customer/renew',
  summary: 'A new token for a browser that is signed in, by its renewal cookie (OP-059)',
  auth: 'none',
  body: z.object({}),
  encoding: 'form',
  reply: ok({ customer: z.nullable(z.extend(customer, { token: string })) }),
})

export const logout = endpoint({
  method: 'GET',
  path: '/api/customer/alicelogout',
  summary: 'Ends the session, on the device and on the server (API-39)',
  auth: 'optional',
  changesState: true,
  query: z.object({ token }),
  reply: done,
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/customer/forgotpassword',
  summary: 'Sends a link for a new password; answers alike for unknown addresses (API-40, OP-063)',
  auth: 'none',
  body: z.object({ email: z._default(email, '') }),
  encoding: 'form',
  reply: done,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/customer/resetpassword',
  summary: 'Sets a new password with the key of that link, and signs out everywhere (OP-064)',
  auth: 'none',
  body: z.object({ key: z.string().check(z.maxLength(100)), password, password2: password }),
  encoding: 'form',
  reply: done,
})

export const readCustomer = endpoint({
  method: 'POST',
  path: '/api/customer/info',
  summary: 'The customer a token belongs to (API-43)',
  auth: 'customer',
  body: z.object({ token }),
  encoding: 'form',
  reply: ok({ customer, ip: string }),
})

export const editCustomer = endpoint({
  method: 'POST',
  path: '/api/customer/edit',
  summary: 'Changes the account; a new e-mail or password needs the old password (API-42, OP-071)',
  auth: 'customer',
  body: z.object({
    token,
    email: z._default(email, ''),
    oldpassword: z._default(password, ''),
    password: z._default(password, ''),
    password2: z._default(password, ''),
    first_name: field,
    last_name: field,
    identification: field,
    identification_type: field,
    day: field,
    month: field,
    year: field,
    gender: field,
    is_newsletter_subscribed: checkbox,
    /** `{mujer, hombre, ninos}` as JSON. */
    newsletter_subscriptions: z.optional(z.string().check(z.maxLength(300))),
  }),
  encoding: 'form',
  reply: ok({
    message: string,
    customer,
    /** A new token after a change of e-mail or password: the old one has ended (S7). */
    token: z.nullable(string),
  }),
})

/** One login of one browser, as its owner sees it. */
const loginEntry = z.object({
  id: string,
  name: string,
  created_at: string,
  last_used_at: string,
  current: boolean,
})
export type LoginEntry = z.output<typeof loginEntry>

export const readLogins = endpoint({
  method: 'POST',
  path: '/api/customer/sessions',
  summary: 'Where the customer is signed in',
  auth: 'customer',
  body: z.object({ token }),
  encoding: 'form',
  /** `ip`: the address this request came from (ACC-06). */
  reply: ok({ sessions: z.array(loginEntry), ip: string }),
})

export const endLogin = endpoint({
  method: 'POST',
  path: '/api/customer/endsession',
  summary: 'Signs out one browser, or with id `others` all but this one',
  auth: 'customer',
  body: z.object({ token, id: z.string().check(z.maxLength(40)) }),
  encoding: 'form',
  reply: ok({ message: string, sessions: z.array(loginEntry), ip: string }),
})

export const confirmPassword = endpoint({
  method: 'POST',
  path: '/api/customer/confirmpassword',
  summary: 'Proves again who is there, for what asks for it (S28)',
  auth: 'customer',
  body: z.object({ token, password }),
  encoding: 'form',
  reply: done,
})
