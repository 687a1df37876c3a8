import { z } from 'zod/mini'
import type { BankDataKey } from '#db/bank-data/sealer.ts'
import { tagManagerPattern } from '#domain/platform/analytics/tag-manager.ts'
import { senderPattern } from '#domain/platform/brand/contact.ts'
import { readCdn } from '#server/platform/cdn/purge-calls.ts'
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
    // The value is a secret, so the message does not repeat it.
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

/** One of `key=value`, whose value may be percent-encoded. */
function keyAndValue(pair: string): [string, string] | undefined {
  const at = pair.indexOf('=')
  const key = pair.slice(0, Math.max(0, at)).trim()
  if (!/^[\w.-]+$/.test(key)) return undefined
  try {
    return [key, decodeURIComponent(pair.slice(at + 1).trim())]
  } catch {
    return undefined
  }
}

/** `key=value,other=value`, as OpenTelemetry writes lists. */
const keyValueList = z.pipe(
  z._default(z.string(), ''),
  z.transform((text, context): Record<string, string> => {
    const given = text.split(',').filter((pair) => pair.trim() !== '')
    const pairs = given.map(keyAndValue).filter((found) => found !== undefined)
    if (pairs.length < given.length) {
      // It may hold a token, so the message does not repeat it.
      context.issues.push({ code: 'custom', message: 'must look like key=value,other=value', input: '' })
      return z.NEVER
    }
    return Object.fromEntries(pairs)
  }),
)

const databaseUrl = z
  .string()
  .check(z.regex(/^postgres(ql)?:\/\/\S+$/, 'must look like postgres://user:password@host:5432/name'))

/**
 * `https://tienda.example`, without a path: the origin of a country's shop; canonical links and mails begin with it.
 */
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

const milliseconds = (max: number) => z.coerce.number().check(z.int(), z.gte(1), z.lte(max))

/** The origin of an external API, without a trailing slash: paths are appended to it. */
const serviceUrl = (defaultUrl: string) =>
  z._default(
    z.string().check(z.refine((text) => URL.parse(text)?.origin === text, 'must look like https://api.example.com')),
    defaultUrl,
  )

const fields = z.object({
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 3000),
  /** Loopback by default, so that a shop on a laptop is not reachable from its network. */
  HOST: z._default(z.string(), 'localhost'),
  DATABASE_URL: z.optional(databaseUrl),
  /**
   * `transaction`: DATABASE_URL leads to a pooler that lends a connection for one transaction. Statements have no names
   * there, and the limits of time are the pooler's.
   */
  DATABASE_POOLER: z._default(z.enum(['none', 'transaction']), 'none'),
  /** Past the pooler to the primary: notifications, jobs, imports and migrations need a session of their own. */
  DATABASE_LISTEN_URL: z.optional(databaseUrl),
  /** A copy that only answers: for indexes and exports, which wait until it has what they need. */
  DATABASE_REPLICA_URL: z.optional(databaseUrl),
  /** Connections of this node to its database. */
  DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.gte(2), z.lte(500)), 10),
  /** The maximum duration of a request's statement. Migrations, imports and jobs have no limit. */
  DATABASE_STATEMENT_MS: z._default(milliseconds(600_000), 10_000),
  /** The maximum time a request's transaction may be idle. */
  DATABASE_IDLE_TRANSACTION_MS: z._default(milliseconds(600_000), 10_000),
  /** The data folder of the private database; ignored with DATABASE_URL. */
  DATA_HOME: z.optional(z.string()),
  /** `auto`: the demo shop is seeded into an empty private database. `true`: also into an empty database of yours. */
  SEED_DEMO: z._default(z.enum(['auto', 'true', 'false']), 'auto'),
  STORE_HOSTS: hosts,
  /** A person at a terminal sees faults only; a log collector gets a line per request. */
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    process.stdout.isTTY ? 'warn' : 'info',
  ),
  /** IP addresses of proxies whose X-Forwarded-* headers are trusted, separated by commas: `10.0.0.5,172.16.0.0/12`. */
  TRUST_PROXY: z.optional(z.string()),
  RATE_LIMIT_PER_MINUTE: z._default(z.coerce.number().check(z.int(), z.gte(1)), 1200),
  METRICS_TOKEN: z.optional(z.string()),
  /** How long a stopping node goes on answering, while /ready says no. As long as a load balancer takes to notice. */
  SHUTDOWN_GRACE_MS: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(60_000))),
  /** Threads that answer visitors, each on a core of its own; `auto`: as many as there are cores. */
  WEB_THREADS: z._default(z.union([z.literal('auto'), z.coerce.number().check(z.int(), z.gte(1), z.lte(64))]), 1),
  /** `off`: this node only serves; another one runs jobs and sends mail. */
  JOBS: z._default(z.enum(['on', 'off']), 'on'),
  /** Popular pictures are rendered in advance: some 1,600 after the first start. */
  PICTURES_AHEAD: z._default(z.enum(['on', 'off']), 'on'),
  /** The mail server. Without it mail is written to a folder. */
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/\S+$/, 'must look like smtps://user:password@host:465'))),
  /** The sender of every mail of this deployment, whatever the brand's stores say. */
  MAIL_FROM: z.optional(z.string().check(z.regex(senderPattern, 'must look like Name <user@host>'))),
  /** The recipient of questions from the help page in this deployment, whatever the brand's stores say. */
  SUPPORT_EMAIL: z.optional(z.email()),
  PUBLIC_ORIGIN_AR: publicOrigin,
  PUBLIC_ORIGIN_CL: publicOrigin,
  PUBLIC_ORIGIN_CO: publicOrigin,
  /** Two-step sign-in by e-mailed codes (2FA-02). `auto`: in the demo shop, where a newcomer may try it. */
  TWO_STEP_AUTH: z._default(z.enum(['auto', 'true', 'false']), 'auto'),
  /** Facebook sign-in: off without an app id. */
  FACEBOOK_APP_ID: z.optional(z.string().check(z.regex(/^\d{5,20}$/, 'must be the number of an app'))),
  FACEBOOK_APP_SECRET: z.optional(z.string()),
  /** Facebook's addresses; changed only for a test double. */
  FACEBOOK_GRAPH_URL: z._default(z.url(), 'https://graph.facebook.com/v24.0'),
  FACEBOOK_DIALOG_URL: z._default(z.url(), 'https://www.facebook.com/v24.0/dialog/oauth'),
  /** The rules for new passwords: `compat` is the specification's 6 to 15 characters, `strict` 8 to 128 of any kind. */
  PASSWORD_POLICY: z._default(z.enum(passwordPolicies), 'compat'),
  /** An S3-compatible bucket for retailers' photos; without it they are stored on this machine's disk. */
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
  /** Allows retailers' feeds over plain http and from internal addresses, for a system in the shop's own network. */
  FEED_SOURCES_INSIDE: flag,
  /** The same for webhooks: a system in the shop's own network may be sent to. */
  WEBHOOKS_INSIDE: flag,
  /**
   * The built-in gateway that moves no money. `auto`: in a local trial without a real provider. `true` for a trial that
   * others can reach; refused beside a real provider.
   */
  SANDBOX_PAYMENTS: z._default(z.enum(['auto', 'true', 'false']), 'auto'),
  /** Mercado Pago: off without an account's token. An account belongs to one country and sells only there. */
  MERCADOPAGO_ACCESS_TOKEN: z.optional(z.string().check(z.regex(/^\S{10,}$/, 'must be an access token'))),
  MERCADOPAGO_WEBHOOK_SECRET: z.optional(z.string().check(z.minLength(8))),
  MERCADOPAGO_COUNTRY: z._default(z.enum(openCountries), 'ar'),
  /** Its address; changed only for a test double. */
  MERCADOPAGO_URL: serviceUrl('https://api.mercadopago.com'),
  /** Webpay Plus: off without a commerce code. */
  WEBPAY_COMMERCE_CODE: z.optional(z.string().check(z.regex(/^\d{12}$/, 'must be the 12 digits of a commerce'))),
  WEBPAY_API_KEY: z.optional(z.string().check(z.minLength(8))),
  /** Transbank's integration environment is https://webpay3gint.transbank.cl. */
  WEBPAY_URL: serviceUrl('https://webpay3g.transbank.cl'),
  /** How long the shop waits for a payment provider. */
  PAYMENT_TIMEOUT_MS: z._default(milliseconds(60_000), 8000),
  /** The keys that seal bank data. Without them a shop that is tried out creates a key of its own. */
  BANK_DATA_KEYS: bankDataKeys,
  /** A Google Tag Manager container: measurements leave the device only with it, and after consent (OP-098). */
  GTM_CONTAINER_ID: z.optional(z.string().check(z.regex(tagManagerPattern, 'must look like GTM-AB12CD'))),
  /** GA4's Measurement Protocol: the server reports paid orders too, so that a closed tab loses no sale. */
  GA4_MEASUREMENT_ID: z.optional(z.string().check(z.regex(/^G-[A-Z0-9]{4,16}$/, 'must look like G-AB12CD34EF'))),
  GA4_API_SECRET: z.optional(z.string().check(z.minLength(8))),
  GA4_URL: serviceUrl('https://www.google-analytics.com'),
  /** The cache in front of the shop, which is asked to forget what changed. */
  CDN_PURGE: z.pipe(
    z.optional(z.string()),
    z.transform((text, context) => {
      const cdn = text === undefined ? undefined : readCdn(text)
      if (text === undefined || cdn) return cdn
      // It may hold a token, so the message does not repeat it.
      const message = 'must look like varnish=http://10.0.0.5:6081, fastly=SERVICE:TOKEN or cloudflare=ZONE:TOKEN'
      context.issues.push({ code: 'custom', message, input: '' })
      return z.NEVER
    }),
  ),
  /** A collector of OpenTelemetry: traces, logs and metrics are sent to it. Without it nothing of that is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    z.string().check(z.regex(/^https?:\/\/[^\s?#]*[^\s?#/]$/, 'must look like http://collector:4318')),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: keyValueList,
  OTEL_SERVICE_NAME: z._default(z.string(), 'shop'),
  OTEL_RESOURCE_ATTRIBUTES: keyValueList,
  /** The share of traces that is sent. */
  OTEL_TRACES_SAMPLER_ARG: z._default(z.coerce.number().check(z.gte(0), z.lte(1)), 1),
  OTEL_METRIC_EXPORT_INTERVAL: z._default(milliseconds(3_600_000), 60_000),
  SHOW_KIT: flag,
  /** Shows the developers' mailbox even in production: for tests, and for a shop on a laptop. */
  SHOW_MAILBOX: flag,
})

/** Settings that require each other. */
const pairs = [
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ['GA4_MEASUREMENT_ID', 'GA4_API_SECRET'],
  ['MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_WEBHOOK_SECRET'],
  ['WEBPAY_COMMERCE_CODE', 'WEBPAY_API_KEY'],
] as const

type Fields = z.output<typeof fields>

/**
 * Behind a proxy two checks of `/ready`, two seconds apart as docs/deploy.md has them, and the time between; nothing where
 * no one checks and a person at a terminal waits.
 */
const graceBehindProxyMs = 5000
export const shutdownGraceMs = (env: Pick<Fields, 'SHUTDOWN_GRACE_MS' | 'TRUST_PROXY'>): number =>
  env.SHUTDOWN_GRACE_MS ?? (env.TRUST_PROXY === undefined ? 0 : graceBehindProxyMs)

/** Whether a provider that takes real money is configured. */
export const hasRealProvider = (env: Pick<Fields, 'MERCADOPAGO_ACCESS_TOKEN' | 'WEBPAY_COMMERCE_CODE'>) =>
  env.MERCADOPAGO_ACCESS_TOKEN !== undefined || env.WEBPAY_COMMERCE_CODE !== undefined

const schema = fields.check(
  z.refine<Fields>((env) => env.DATABASE_POOLER === 'none' || env.DATABASE_LISTEN_URL !== undefined, {
    error: 'is needed beside DATABASE_POOLER: notifications and jobs do not work through one',
    path: ['DATABASE_LISTEN_URL'],
  }),
  z.refine<Fields>((env) => env.DATABASE_URL !== undefined || (!env.DATABASE_LISTEN_URL && !env.DATABASE_REPLICA_URL), {
    error: 'is needed beside DATABASE_LISTEN_URL and DATABASE_REPLICA_URL',
    path: ['DATABASE_URL'],
  }),
  z.refine<Fields>((env) => env.SANDBOX_PAYMENTS !== 'true' || !hasRealProvider(env), {
    error: 'goods would be free beside a real payment provider; remove one of the two',
    path: ['SANDBOX_PAYMENTS'],
  }),
  ...pairs.map(([first, second]) =>
    z.refine<Fields>((env) => (env[first] === undefined) === (env[second] === undefined), {
      error: `goes together with ${first}`,
      path: [second],
    }),
  ),
)

export type Env = z.output<typeof schema>

/** Reads the environment once, or reports everything that is wrong with it. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const defined = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(defined)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`The environment is not right: ${faults.join('; ')}`)
}
