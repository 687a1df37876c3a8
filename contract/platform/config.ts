import { z } from 'zod/mini'
import { passwordPolicies } from '#domain/customers/account/lists.ts'
import { marks } from '#domain/platform/brand/marks.ts'
import { openCountries } from '#domain/platform/country/country.ts'
import { endpoint } from './endpoint.ts'
import { boolean, int, number, string } from './primitives.ts'

const amount = number

/** Who sells in the country, for the foot of every page. Empty where the shop has not said it yet. */
const seller = z.object({
  company: string,
  tax_id_label: string,
  tax_id: string,
  address: string,
  email: string,
  hours: string,
  /** Providers, cards and places by name. */
  ways_to_pay: z.array(string),
  /** What its cards give in cuotas, each with all its conditions. */
  instalments: z._default(z.array(string), []),
  authorities: z.array(z.object({ label: string, href: string })),
})
export type Seller = z.output<typeof seller>

/** What every page shows of the shop's brand; what it does not have is left out, because every page carries it. */
const brand = z.object({
  key: string,
  name: string,
  /** The name as the bar writes it, and what stands before it. */
  wordmark: string,
  mark: z.optional(z.enum(marks)),
  /** Shown instead of both, in the size of the bar. */
  logo: z.optional(z.object({ src: string, width: int, height: int })),
  newsletter_title: z.optional(string),
  social: z.optional(z.array(z.object({ label: string, href: string }))),
  /** The stores that are on, where not all of them are. */
  stores: z.optional(z.array(z.enum(openCountries))),
  /** The colour of the browser's bars, where it is not the style sheet's. */
  theme: z.optional(string),
  /** Custom properties that differ from the style sheet's. */
  style: z.optional(z.record(string, string)),
})
export type ShownBrand = z.output<typeof brand>

const shopLink = z.object({ label: string, url: string })

/** The public part of a store's figures, in currency units. */
const storeConfig = z.object({
  country: z.enum(openCountries),
  store: string,
  name: string,
  locale: string,
  currency: string,
  free_shipping_threshold: amount,
  standard_shipping: amount,
  fast_shipping: amount,
  addi_active: boolean,
  return_days: int,
  /** Working days until money is back after returned goods are. */
  refund_days: int,
  /** The legal period for revoking a purchase: `10 días`. */
  regret_period: string,
  /** Working days near the warehouse. */
  standard_days: z.object({ min: int, max: int }),
  fast_days: int,
  takes_dropoff: boolean,
  collects_returns: boolean,
  seller,
  brand,
  /** Taxes included in every price. */
  tax_percent: int,
  desktop_url: z.nullable(string),
  /** The departments in the bar; left out where they are the usual ones (domain/content/pages/departments.ts). */
  departments: z.optional(z.array(shopLink)),
  /** Links of the retailer below every page; left out where there are none. */
  footer: z.optional(z.array(shopLink)),
  /** Texts that this store has not written, by key: they are not linked. Left out where all are. */
  missing_texts: z.optional(z.array(string)),
  /** The rule for a new password (OP-065). */
  password_policy: z.enum(passwordPolicies),
  /** Whether customers may use two-step sign-in (2FA-02). */
  two_step_auth: boolean,
  /** Where the Facebook login begins; null when the shop does not offer it (OP-070). */
  facebook_login_url: z.nullable(string),
  /** The tag manager's container; null when the shop does not use one (OP-098). */
  gtm_container_id: z.nullable(string),
})
export type StoreConfig = z.output<typeof storeConfig>

export const readConfig = endpoint({
  method: 'GET',
  path: '/api/config/:country',
  summary: 'The public figures of one store',
  auth: 'none',
  params: z.object({ country: z.enum(openCountries) }),
  showsNoProducts: true,
  reply: storeConfig,
})
