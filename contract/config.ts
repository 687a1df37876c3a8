import { z } from 'zod/mini'
import { passwordPolicies } from '#domain/customer/lists.ts'
import { openCountries } from '#domain/store/country.ts'
import { endpoint } from './endpoint.ts'

const amount = z.number()

/** The public part of a store's figures, in currency units. */
export const storeConfig = z.object({
  country: z.enum(openCountries),
  store: z.string(),
  name: z.string(),
  locale: z.string(),
  currency: z.string(),
  free_shipping_threshold: amount,
  standard_shipping: amount,
  fast_shipping: amount,
  addi_active: z.boolean(),
  return_days: z.int(),
  /** Taxes that every price already holds. */
  tax_percent: z.int(),
  desktop_url: z.nullable(z.string()),
  /** What a password that is being chosen must be (OP-065). */
  password_policy: z.enum(passwordPolicies),
  /** Whether customers may use two-step sign-in (2FA-02). */
  two_step_auth: z.boolean(),
  /** Where signing in with Facebook begins; null where the shop does not offer it (OP-070). */
  facebook_login_url: z.nullable(z.string()),
  /** The tag manager's container; null where the shop measures for itself only (OP-098). */
  gtm_container_id: z.nullable(z.string()),
})
export type StoreConfig = z.output<typeof storeConfig>

export const readConfig = endpoint({
  method: 'GET',
  path: '/api/config/:country',
  summary: 'The public figures of one store',
  auth: 'none',
  params: z.object({ country: z.enum(openCountries) }),
  reply: storeConfig,
})
