import type { AccountProvider } from './methods.ts'

/** What opens an account at a provider. */
export type MercadoPagoCredentials = { accessToken: string; webhookSecret: string }
export type WebpayCredentials = { commerceCode: string; apiKey: string }

/** The fields of each provider, and what each has to look like. */
const credentialFields = {
  mercadopago: { accessToken: /^\S{10,200}$/, webhookSecret: /^\S{8,200}$/ },
  webpay: { commerceCode: /^\d{12}$/, apiKey: /^\S{8,200}$/ },
} as const satisfies Record<AccountProvider, Readonly<Record<string, RegExp>>>

/** Credentials as an operator wrote them, or what is wrong with them; no value is repeated. */
export function checkCredentials(
  provider: AccountProvider,
  typed: unknown,
): { value: Record<string, string> } | { faults: string[] } {
  if (typeof typed !== 'object' || typed === null || Array.isArray(typed))
    return { faults: ['the file must hold a JSON object'] }
  const fields: Readonly<Record<string, RegExp>> = credentialFields[provider]
  const given = typed as Record<string, unknown>
  const unknown = Object.keys(given).filter((name) => !(name in fields))
  const faults = [
    ...unknown.map((name) => `"${name}" is no field of ${provider}: ${Object.keys(fields).join(', ')} are`),
    ...Object.entries(fields).flatMap(([name, shape]) => {
      const value = given[name]
      if (value === undefined) return [`"${name}" is missing`]
      return typeof value === 'string' && shape.test(value) ? [] : [`"${name}" does not look like one of ${provider}`]
    }),
  ]
  return faults.length > 0 ? { faults } : { value: given as Record<string, string> }
}
