import { z } from 'zod/mini'
import { checkbox } from '../platform/checkbox.ts'
import { signedIn } from './account.ts'
import { done, endpoint, ok } from '../platform/endpoint.ts'
import { boolean, int, string, token } from '../platform/primitives.ts'

/** Part of the legacy calls; the token identifies the account (S14). */
const email = z.optional(z.string().check(z.maxLength(254)))
const code = z.string().check(z.maxLength(20))
const body = z.object({ token, email })

const device = z.object({
  id: int,
  name: string,
  last_used_at: string,
  current: boolean,
})
export type Device = z.output<typeof device>

const sent = z.extend(done, { sent_to: string, resend_after: int })

export const readTwoStep = endpoint({
  method: 'POST',
  path: '/api/customer/isactivetwoauth',
  summary: 'Whether the customer uses two-step sign-in (API-57)',
  auth: 'customer',
  body,
  encoding: 'form',
  reply: ok({ is_active: boolean }),
})

export const readDevices = endpoint({
  method: 'POST',
  path: '/api/customer/getdevices',
  summary: 'Devices that are not asked for a code (API-58, OP-076)',
  auth: 'customer',
  body,
  encoding: 'form',
  reply: ok({
    elliot: z.object({ success: boolean, message: string }),
    data: z.array(device),
  }),
})

export const deleteDevice = endpoint({
  method: 'POST',
  path: '/api/customer/deletedevice',
  summary: 'Forgets a device and signs it out (API-59, 2FA-06)',
  auth: 'customer',
  body: z.object({ token, id: z.string().check(z.regex(/^\d{1,9}$/)) }),
  encoding: 'form',
  reply: z.extend(done, { data: z.array(device) }),
})

export const enableTwoStep = endpoint({
  method: 'POST',
  path: '/api/customer/enabletwoauth',
  summary: 'Asks for two-step sign-in: a code goes out, and it begins when that is given (OP-075)',
  auth: 'customer',
  body,
  encoding: 'form',
  reply: sent,
})

export const disableTwoStep = endpoint({
  method: 'POST',
  path: '/api/customer/disabletwoauth',
  summary: 'Asks to end two-step sign-in: a code goes out, and it ends when that is given (OP-075)',
  auth: 'customer',
  body,
  encoding: 'form',
  reply: sent,
})

/** The subject of a code: a login's challenge, or the customer's token for a setting. */
const subject = z.object({
  token,
  email,
  login_token: z.optional(z.string().check(z.maxLength(100))),
  purpose: z._default(z.enum(['login', 'enable', 'disable']), 'login'),
})

export const sendCode = endpoint({
  method: 'POST',
  path: '/api/customer/sendtwoauthcode',
  summary: 'Sends the code again, at most once a minute (OP-075)',
  auth: 'visitor',
  body: subject,
  encoding: 'form',
  reply: sent,
})

export const validateCode = endpoint({
  method: 'POST',
  path: '/api/customer/validatetwoauthcode',
  summary: 'Gives the code: a login gets its session, a setting changes (2FA-04, OP-075)',
  auth: 'visitor',
  body: z.extend(subject, { code, keep_session: checkbox }),
  encoding: 'form',
  reply: signedIn,
})
