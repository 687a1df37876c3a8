import { z } from 'zod/mini'
import { customerGenders } from '#domain/customers/account/lists.ts'
import { longestEmail } from '#domain/platform/text/email.ts'
import { checkbox } from '../platform/checkbox.ts'
import { signedIn } from './account.ts'
import { endpoint } from '../platform/endpoint.ts'
import { string } from '../platform/primitives.ts'

const field = z._default(z.string().check(z.maxLength(300)), '')

/** What the provider says of the person, to begin the form of what is missing with. */
export const socialProfile = z.object({
  /** Null where the provider has none: then the form asks for it. */
  email: z.nullable(string),
  first_name: string,
  middle_name: string,
  last_name: string,
  gender: z.nullable(z.enum(customerGenders)),
  /** Year-month-day. */
  birthday: z.nullable(string),
})
export type WireSocialProfile = z.output<typeof socialProfile>

/**
 * First called with the access token alone. Refused with `customer_data_errors` when an account needs more than Facebook
 * says, and with `facebook_link_needed` when the e-mail has an account already: both carry the profile, and the call is
 * repeated with the same access token and what was asked for.
 */
export const facebookLogin = endpoint({
  method: 'POST',
  path: '/api/customer/facebooklogin',
  summary: 'Signs in, or makes an account, with an access token of Facebook (API-38, OP-070)',
  auth: 'none',
  body: z.object({
    accessToken: z.string().check(z.minLength(1), z.maxLength(2000)),
    /** Compared with what Facebook says, never believed (S26). */
    idFacebook: field,
    /** Only read where Facebook has none. */
    email: z._default(z.string().check(z.maxLength(longestEmail)), ''),
    gender: field,
    /** Year-month-day. */
    birthday: field,
    firstName: field,
    lastName: field,
    middleName: field,
    identification: field,
    identification_type: field,
    /** Of the account that the e-mail has already: joins the two. */
    password: field,
    is_newsletter_subscribed: checkbox,
    keep_session: checkbox,
  }),
  encoding: 'form',
  reply: signedIn,
  refusalData: z.object({ profile: socialProfile }),
})
