import { expect, test } from 'vitest'
import { readEnv } from '#server/platform/env.ts'
import { freshDatabase } from '#tests/database.ts'
import { gatewaysOn } from './gateways.ts'

const { db } = await freshDatabase()
const mercadoPago = { MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1234567890', MERCADOPAGO_WEBHOOK_SECRET: 'webhook-secret' }
const webpay = { WEBPAY_COMMERCE_CODE: '597055555532', WEBPAY_API_KEY: 'webpay-api-key' }
const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://shop@db.example/shop' }

const ownDatabase = { DATABASE_URL: 'postgres://shop@db.example/shop' }

test.each([
  [{}, { sandbox: undefined }],
  [{ HOST: '127.0.0.1' }, { sandbox: undefined }],
  [{ HOST: '::1', NODE_ENV: 'production' }, { sandbox: undefined }],
  [production, {}],
  [ownDatabase, {}],
  [{ HOST: '0.0.0.0' }, {}],
  [{ HOST: 'localhost.example' }, {}],
  [{ STORE_HOSTS: 'tienda.example=ar' }, {}],
  [{ PUBLIC_ORIGIN_CL: 'https://tienda.example' }, {}],
  [{ TRUST_PROXY: '127.0.0.1' }, {}],
  [{ SANDBOX_PAYMENTS: 'false' }, {}],
  [{ ...production, SANDBOX_PAYMENTS: 'true' }, { sandbox: undefined }],
  [{ ...ownDatabase, HOST: '0.0.0.0', SANDBOX_PAYMENTS: 'true' }, { sandbox: undefined }],
  [mercadoPago, { mercadopago: 'ar' }],
  [{ ...production, ...mercadoPago }, { mercadopago: 'ar' }],
  [{ ...production, ...mercadoPago, MERCADOPAGO_COUNTRY: 'co' }, { mercadopago: 'co' }],
  [{ ...production, ...webpay }, { webpay: 'cl' }],
  [
    { ...mercadoPago, ...webpay },
    { mercadopago: 'ar', webpay: 'cl' },
  ],
])(
  'the sandbox sells only where no one else can reach it and nobody takes real money: %j switch on %j',
  (env, expected) => {
    const on = Object.entries(gatewaysOn(readEnv(env))(db)).map(([provider, { country }]) => [provider, country])
    expect(Object.fromEntries(on)).toStrictEqual(expected)
  },
)

test.each([
  [{ MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1234567890' }, 'MERCADOPAGO_WEBHOOK_SECRET: goes together'],
  [{ MERCADOPAGO_WEBHOOK_SECRET: 'webhook-secret' }, 'MERCADOPAGO_WEBHOOK_SECRET: goes together'],
  [{ WEBPAY_API_KEY: 'webpay-api-key' }, 'WEBPAY_API_KEY: goes together'],
  [{ ...webpay, WEBPAY_COMMERCE_CODE: '5970' }, 'WEBPAY_COMMERCE_CODE: must be the 12 digits'],
  [{ ...mercadoPago, MERCADOPAGO_COUNTRY: 'br' }, 'MERCADOPAGO_COUNTRY'],
  [{ ...webpay, WEBPAY_URL: 'https://webpay3g.transbank.cl/' }, 'WEBPAY_URL: must look like'],
  [{ ...mercadoPago, SANDBOX_PAYMENTS: 'true' }, 'SANDBOX_PAYMENTS: goods would be free'],
  [{ ...webpay, SANDBOX_PAYMENTS: 'true' }, 'SANDBOX_PAYMENTS: goods would be free'],
  [{ FACEBOOK_APP_ID: '12345' }, 'FACEBOOK_APP_SECRET: goes together'],
])('%j are refused: %s', (env, reason) => {
  expect(() => readEnv(env)).toThrow(reason)
})
