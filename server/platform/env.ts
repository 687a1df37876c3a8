import { z } from 'zod/mini'
import type { BankDataKey } from '#db/bank-data/sealer.ts'
import { tagManagerPattern } from '#domain/platform/analytics/tag-manager.ts'
import { passwordPolicies } from '#domain/customers/account/lists.ts'
import { isOpenCountry, openCountries, type OpenCountry } from '#domain/platform/country/country.ts'

const flag = z.pipe(
  z._default(z.enum(['true', 'false']), 'false'),
  z.transform((text) => text === 'true'),
)

/** `tienda.example=ar,tienda.example.cl=cl` */
const hosts = z.pipe(
  z._default(z.string(), ''),
  z.transform((text, context): Record<string, OpenCountry> => {
    const pairs = text
      .split(',')
      .filter(Boolean)
      .map((pair) => pair.trim().toLowerCase().split('='))
    const wrong = pairs.find(([host, country]) => !host || !isOpenCountry(country))
    if (wrong) {
      context.issues.push({ code: 'custom', message: `"${wrong.join('=')}" is not host=ar|cl|co`, input: text })
      return z.NEVER
    }
    return Object.fromEntries(pairs) as Record<string, OpenCountry>
  }),
)

/** `k2:BASE64,k1:BASE64`: keys of 32 bytes; the first one seals, all of them open. */
const bankDataKeys = z.pipe(
  z._default(z.string(), ''),
  z.transform((text, context): BankDataKey[] => {
    const keys = text
      .split(',')
      .filter(Boolean)
      .map((pair) => {
        const [, id = '', code = ''] = /^\s*([\w-]{1,20}):([A-Za-z0-9+/]{43}=)\s*$/.exec(pair) ?? []
        return { id, key: Buffer.from(code, 'base64') }
      })
    // The value is a secret: it is not repeated in the message.
    if (keys.some(({ id }) => id === '') || new Set(keys.map(({ id }) => id)).size < keys.length) {
      context.issues.push({
        code: 'custom',
        message: 'must be id:base64 of 32 bytes, with commas, each id once',
        input: '',
      })
      return z.NEVER
    }
    return keys
  }),
)

const databaseUrl = z
  .string()
  .check(z.regex(/^postgres(ql)?:\/\/\S+$/, 'must look like postgres://user:password@host:5432/name'))

/** `https://tienda.example`, without a path: where visitors of a store reach it; canonical links and mails begin with it. */
const publicOrigin = z.optional(
  z
    .string()
    .check(
      z.refine(
        (text) => text.startsWith('https://') && URL.parse(text)?.origin === text,
        'must look like https://tienda.example',
      ),
    ),
)

const milliseconds = (most: number) => z.coerce.number().check(z.int(), z.gte(1), z.lte(most))

/** The address of somebody's API, without a slash at its end: paths are put behind it. */
const serviceUrl = (ours: string) =>
  z._default(
    z.string().check(z.refine((text) => URL.parse(text)?.origin === text, 'must look like https://api.example.com')),
    ours,
  )

const fields = z.object({
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 3000),
  /** Loopback unless told otherwise: a laptop's shop is not the café's shop. */
  HOST: z._default(z.string(), 'localhost'),
  DATABASE_URL: z.optional(databaseUrl),
  /** Connections of this node to its database. */
  DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.gte(2), z.lte(500)), 10),
  /** The longest a statement of a request may run. Migrations, imports and jobs take their time. */
  DATABASE_STATEMENT_MS: z._default(milliseconds(600_000), 10_000),
  /** The longest a transaction of a request may wait for its next statement. */
  DATABASE_IDLE_TRANSACTION_MS: z._default(milliseconds(600_000), 10_000),
  /** Where the private database keeps its data; ignored with DATABASE_URL. */
  DATA_HOME: z.optional(z.string()),
  /** `auto`: the demo shop goes into an empty private database. `true`: into an empty database of yours too. */
  SEED_DEMO: z._default(z.enum(['auto', 'true', 'false']), 'auto'),
  STORE_HOSTS: hosts,
  /** A person at a terminal reads faults only; a log collector gets a line per request. */
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    process.stdout.isTTY ? 'warn' : 'info',
  ),
  /** Addresses of proxies whose X-Forwarded-* headers are believed, with commas: `10.0.0.5,172.16.0.0/12`. */
  TRUST_PROXY: z.optional(z.string()),
  RATE_LIMIT_PER_MINUTE: z._default(z.coerce.number().check(z.int(), z.gte(1)), 1200),
  METRICS_TOKEN: z.optional(z.string()),
  /** `off`: this node only serves; another one runs jobs and sends mail. */
  JOBS: z._default(z.enum(['on', 'off']), 'on'),
  /** Popular pictures are drawn before anybody asks for them: some 1,600 after the first start. */
  PICTURES_AHEAD: z._default(z.enum(['on', 'off']), 'on'),
  /** Where mail is handed over. Without it mail goes to a folder. */
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/\S+$/, 'must look like smtps://user:password@host:465'))),
  /** The sender of every mail. */
  MAIL_FROM: z._default(
    z.string().check(z.regex(/^[^<>]*<[^<>@\s]+@[^<>@\s]+>$/, 'must look like Name <user@host>')),
    'Vereda <hola@vereda.example>',
  ),
  /** Where questions from the help page go. */
  SUPPORT_EMAIL: z._default(z.email(), 'ayuda@vereda.example'),
  PUBLIC_ORIGIN_AR: publicOrigin,
  PUBLIC_ORIGIN_CL: publicOrigin,
  PUBLIC_ORIGIN_CO: publicOrigin,
  /** Two-step sign-in by e-mailed codes (2FA-02). */
  TWO_STEP_AUTH: flag,
  /** Signing in with Facebook: off without an app id. */
  FACEBOOK_APP_ID: z.optional(z.string().check(z.regex(/^\d{5,20}$/, 'must be the number of an app'))),
  FACEBOOK_APP_SECRET: z.optional(z.string()),
  /** Where Facebook is; another address only for a stand-in. */
  FACEBOOK_GRAPH_URL: z._default(z.url(), 'https://graph.facebook.com/v24.0'),
  FACEBOOK_DIALOG_URL: z._default(z.url(), 'https://www.facebook.com/v24.0/dialog/oauth'),
  /** What a new password must be: `compat` is the specification's 6 to 15 characters, `strict` 8 to 128 of any kind. */
  PASSWORD_POLICY: z._default(z.enum(passwordPolicies), 'compat'),
  /** An S3-compatible bucket for retailers' photographs; without it they are kept on this machine's disk. */
  PHOTO_STORE_URL: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^s3:\/\/[^\s:@/]+:[^\s:@/]+@[^\s/]+\/[^\s/?]+/,
          'must look like s3://KEY:SECRET@host/bucket?region=us-east-1',
        ),
      ),
  ),
  /** Feeds of retailers may be fetched by plain http and from addresses inside too: for a system of the shop's own network. */
  FEED_SOURCES_INSIDE: flag,
  /** The built-in gateway that moves no money. `auto`: in a shop that is tried out, not in production on a database of yours. */
  SANDBOX_PAYMENTS: z._default(z.enum(['auto', 'true', 'false']), 'auto'),
  /** Mercado Pago: off without the token of an account. An account is of one country and sells in its store alone. */
  MERCADOPAGO_ACCESS_TOKEN: z.optional(z.string().check(z.regex(/^\S{10,}$/, 'must be an access token'))),
  MERCADOPAGO_WEBHOOK_SECRET: z.optional(z.string().check(z.minLength(8))),
  MERCADOPAGO_COUNTRY: z._default(z.enum(openCountries), 'ar'),
  /** Where it is; another address only for a stand-in. */
  MERCADOPAGO_URL: serviceUrl('https://api.mercadopago.com'),
  /** Webpay Plus: off without a commerce code. */
  WEBPAY_COMMERCE_CODE: z.optional(z.string().check(z.regex(/^\d{12}$/, 'must be the 12 digits of a commerce'))),
  WEBPAY_API_KEY: z.optional(z.string().check(z.minLength(8))),
  /** Transbank's integration environment is https://webpay3gint.transbank.cl. */
  WEBPAY_URL: serviceUrl('https://webpay3g.transbank.cl'),
  /** The longest the shop waits for an answer of a payment provider. */
  PAYMENT_TIMEOUT_MS: z._default(milliseconds(60_000), 8000),
  /** What seals bank data. Without it a shop that is tried out makes a key of its own. */
  BANK_DATA_KEYS: bankDataKeys,
  /** A container of Google Tag Manager: what is measured leaves the device only with it, and after consent (OP-098). */
  GTM_CONTAINER_ID: z.optional(z.string().check(z.regex(tagManagerPattern, 'must look like GTM-AB12CD'))),
  /** GA4's Measurement Protocol: paid orders are told by the server too, so that a closed tab loses no sale. */
  GA4_MEASUREMENT_ID: z.optional(z.string().check(z.regex(/^G-[A-Z0-9]{4,16}$/, 'must look like G-AB12CD34EF'))),
  GA4_API_SECRET: z.optional(z.string().check(z.minLength(8))),
  GA4_URL: serviceUrl('https://www.google-analytics.com'),
  SHOW_KIT: flag,
  /** The developers' mailbox also where NODE_ENV is production: for tests, and for a shop on a laptop. */
  SHOW_MAILBOX: flag,
})

/** Settings of which one is nothing without the other. */
const pairs = [
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ['GA4_MEASUREMENT_ID', 'GA4_API_SECRET'],
  ['MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_WEBHOOK_SECRET'],
  ['WEBPAY_COMMERCE_CODE', 'WEBPAY_API_KEY'],
] as const

const schema = fields.check(
  ...pairs.map(([first, second]) =>
    z.refine<z.output<typeof fields>>((env) => (env[first] === undefined) === (env[second] === undefined), {
      error: `goes together with ${first}`,
      path: [second],
    }),
  ),
)

export type Env = z.output<typeof schema>

/** Reads the environment once, or names everything that is wrong with it. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`The environment is not right: ${faults.join('; ')}`)
}
