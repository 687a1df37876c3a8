import { createHmac } from 'node:crypto'
import { z } from 'zod/mini'
import { dayOf } from '#domain/customers/account/birthday.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { Env } from '#server/platform/env.ts'
import type { SocialProfile } from '#domain/customers/social-login/social-account.ts'

type FacebookSettings = { appId: string; appSecret: string; graphUrl: string; dialogUrl: string }

/** Undefined where the operator has not set an app id: Facebook login is then not offered. */
export function facebookOf(env: Env): FacebookSettings | undefined {
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = env
  if (!appId || !appSecret) return undefined
  return { appId, appSecret, graphUrl: env.FACEBOOK_GRAPH_URL, dialogUrl: env.FACEBOOK_DIALOG_URL }
}

/** The owner of an access token, verified by the provider. Refuses a token that is not for this shop. */
export type SocialProvider = { profileOf(accessToken: string, now: Date): Promise<SocialProfile> }

/** A person waits for two requests. */
const timeoutMs = 4000

const inspected = z.object({
  data: z.object({
    is_valid: z.boolean(),
    app_id: z.optional(z.string()),
    user_id: z.optional(z.string()),
    type: z.optional(z.string()),
    /** In seconds; 0 for a token that does not expire. */
    expires_at: z.optional(z.int()),
  }),
})

const text = z._default(z.string().check(z.maxLength(300)), '')
const described = z.object({
  id: z.string().check(z.regex(/^\d{1,30}$/)),
  email: z.optional(z.string().check(z.maxLength(300))),
  first_name: text,
  middle_name: text,
  last_name: text,
  gender: z.optional(z.string()),
  /** `MM/DD/YYYY`, or a part of it. */
  birthday: z.optional(z.string()),
})

/** `02/07/1990` → `1990-02-07`; null for an incomplete date. */
function birthdayOf(written: string | undefined): string | null {
  const [month = '', day = '', year = ''] = (written ?? '').split('/')
  return dayOf(year, month, day) ?? null
}

const refused = () => new RuleError('facebook_refused')

/** Queries the Graph API: whose token it is and for which app (debug_token), then who that is (me). */
export function facebook(
  { appId, appSecret, graphUrl }: FacebookSettings,
  log: (reason: unknown) => void,
): SocialProvider {
  /** The JSON of a response; undefined when Facebook reports an invalid request. */
  async function request(path: string, query: Record<string, string>): Promise<unknown> {
    const response = await fetch(`${graphUrl}/${path}?${new URLSearchParams(query).toString()}`, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    if (response.status >= 400 && response.status < 500) return undefined
    if (!response.ok) throw new Error(`the Graph API answered ${response.status}`)
    return response.json()
  }

  async function inspect(accessToken: string, now: Date): Promise<string> {
    const answer = await request('debug_token', { input_token: accessToken, access_token: `${appId}|${appSecret}` })
    if (answer === undefined) throw new Error('the Graph API refuses our app id and secret')
    const { data } = inspected.parse(answer)
    const isOver = data.expires_at !== 0 && (data.expires_at ?? 0) * 1000 <= now.getTime()
    const isOurs = data.app_id === appId && data.type === 'USER'
    if (!data.is_valid || !isOurs || isOver || !data.user_id) throw refused()
    return data.user_id
  }

  async function describe(accessToken: string, subject: string): Promise<SocialProfile> {
    const answer = await request('me', {
      fields: 'id,email,first_name,middle_name,last_name,gender,birthday',
      access_token: accessToken,
      appsecret_proof: createHmac('sha256', appSecret).update(accessToken).digest('hex'),
    })
    if (answer === undefined) throw refused()
    const person = described.parse(answer)
    if (person.id !== subject) throw refused()
    return {
      subject,
      email: person.email || null,
      firstName: person.first_name,
      middleName: person.middle_name,
      lastName: person.last_name,
      gender: person.gender === 'male' || person.gender === 'female' ? person.gender : null,
      birthday: birthdayOf(person.birthday),
    }
  }

  return {
    async profileOf(accessToken, now) {
      try {
        return await describe(accessToken, await inspect(accessToken, now))
      } catch (error) {
        if (error instanceof RuleError) throw error
        log(error)
        throw new RuleError('facebook_unavailable')
      }
    },
  }
}

/** Where the browser requests a token; our page adds the return address and its state. */
export const facebookDialog = ({ appId, dialogUrl }: FacebookSettings) =>
  `${dialogUrl}?${new URLSearchParams({ client_id: appId, response_type: 'token', scope: 'public_profile,email' }).toString()}`
