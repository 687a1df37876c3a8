import type { DeskSetting } from '#contract/desk/system.ts'
import { shownSetting, type SettingKind } from '#domain/desk/system/shown-setting.ts'
import { readEnv, type Env } from '#server/platform/env.ts'

/** How each setting may be shown: one that is not in this table does not compile. */
const kinds: Readonly<Record<keyof Env, SettingKind>> = {
  NODE_ENV: 'plain',
  PORT: 'plain',
  HOST: 'plain',
  PUBLIC_ORIGIN_AR: 'plain',
  PUBLIC_ORIGIN_CL: 'plain',
  PUBLIC_ORIGIN_CO: 'plain',
  STORE_HOSTS: 'plain',
  TRUST_PROXY: 'plain',
  WEB_THREADS: 'plain',
  JOBS: 'plain',
  LOG_LEVEL: 'plain',
  RATE_LIMIT_PER_MINUTE: 'plain',
  SHUTDOWN_GRACE_MS: 'plain',
  DATABASE_URL: 'address',
  DATABASE_POOLER: 'plain',
  DATABASE_LISTEN_URL: 'address',
  DATABASE_REPLICA_URL: 'address',
  DATABASE_POOL: 'plain',
  DATABASE_STATEMENT_MS: 'plain',
  DATABASE_IDLE_TRANSACTION_MS: 'plain',
  DATA_HOME: 'plain',
  SEED_DEMO: 'plain',
  SMTP_URL: 'address',
  MAIL_FROM: 'plain',
  SUPPORT_EMAIL: 'plain',
  PHOTO_STORE_URL: 'address',
  PICTURES_AHEAD: 'plain',
  CDN_PURGE: 'secret',
  SANDBOX_PAYMENTS: 'plain',
  MERCADOPAGO_ACCESS_TOKEN: 'secret',
  MERCADOPAGO_WEBHOOK_SECRET: 'secret',
  MERCADOPAGO_COUNTRY: 'plain',
  MERCADOPAGO_URL: 'address',
  WEBPAY_COMMERCE_CODE: 'plain',
  WEBPAY_API_KEY: 'secret',
  WEBPAY_URL: 'address',
  PAYMENT_TIMEOUT_MS: 'plain',
  BANK_DATA_KEYS: 'secret',
  TWO_STEP_AUTH: 'plain',
  PASSWORD_POLICY: 'plain',
  FACEBOOK_APP_ID: 'plain',
  FACEBOOK_APP_SECRET: 'secret',
  FACEBOOK_GRAPH_URL: 'address',
  FACEBOOK_DIALOG_URL: 'address',
  FEED_SOURCES_INSIDE: 'plain',
  WEBHOOKS_INSIDE: 'plain',
  GTM_CONTAINER_ID: 'plain',
  GA4_MEASUREMENT_ID: 'plain',
  GA4_API_SECRET: 'secret',
  GA4_URL: 'address',
  METRICS_TOKEN: 'secret',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'address',
  OTEL_EXPORTER_OTLP_HEADERS: 'secret',
  OTEL_SERVICE_NAME: 'plain',
  OTEL_TRACES_SAMPLER_ARG: 'plain',
  OTEL_METRIC_EXPORT_INTERVAL: 'plain',
  OTEL_RESOURCE_ATTRIBUTES: 'plain',
  SHOW_KIT: 'plain',
  SHOW_MAILBOX: 'plain',
}

const names = Object.keys(kinds) as (keyof Env)[]

/** The settings in force, in the order of what they are about. */
export function shownSettings(env: Env): DeskSetting[] {
  const usual = readEnv({})
  const textOf = (value: unknown) => JSON.stringify(value) ?? ''
  return names.map((name) => ({
    name,
    value: shownSetting(kinds[name], env[name]),
    isUsual: textOf(env[name]) === textOf(usual[name]),
  }))
}
