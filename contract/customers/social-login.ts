import { z } from 'zod/mini'
import { customerGenders } from '#domain/customers/account/lists.ts'
import { maxEmailLength } from '#domain/platform/text/email.ts'
import { checkbox } from '../platform/checkbox.ts'
import { signedIn } from './account.ts'
import { endpoint } from '../platform/endpoint.ts'
import { string } from '../platform/primitives.ts'

const field = z._default(z.string().check(z.maxLength(300)), '')

/** The provider's data of the person, to prefill the form for what is missing. */
const socialProfile = z.object({
  /** Null when the provider has none: then the form asks for it. */
  email: z.nullable(string),
  first_name: string,
  middle_name: string,
  last_name: string,
  gender: z.nullable(z.enum(customerGenders)),
  /** YYYY-MM-DD. */
  birthday: z.nullable(string),
})
export type WireSocialProfile = z.output<typeof socialProfile>

/**
 * First called with only the access token. Refused with `customer_data_errors` when an account needs more than Facebook
 * provides, and with `facebook_link_needed` when the e-mail already has an account: both carry the profile, and the
 * call is repeated with the same access token and the requested data.
 */
export const facebookLogin = endpoint({
  method: 'POST',
  path: '/api/customer/facebooklogin',
  summary: 'Signs in, or makes an account, with an access token of Facebook (API-38, OP-070)',
  auth: 'none',
  body: z.object({
    accessToken: z.string().check(z.minLength(1), z.maxLength(2000)),
    /** Compared with Facebook's answer, never trusted (S26). */
    idFacebook: field,
    /** Only used when Facebook has none. */
    email: z._default(z.string().check(z.maxLength(maxEmailLength)), ''),
    gender: field,
    /** YYYY-MM-DD. */
    birthday: field,
    firstName: field,
    lastName: field,
    middleName: field,
    identification: field,
    identification_type: field,
    /** Of the existing account with that e-mail: links the two. */
    password: field,
    is_newsletter_subscribed: checkbox,
    keep_session: checkbox,
  }),
  encoding: 'form',
  reply: signedIn,
  refusalData: z.object({ profile: socialProfile }),
})
