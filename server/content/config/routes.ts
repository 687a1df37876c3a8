import { readConfig } from '#contract/platform/config.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { PasswordPolicy } from '#domain/customers/account/lists.ts'
import { toUnits } from '#domain/platform/money.ts'
import { storeId, type OpenCountry } from '#domain/platform/country/country.ts'
import { legalIdentities } from '#domain/platform/country/legal-identity.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { lastKnown } from '#server/platform/caches/last-known.ts'
import { configRepository } from './repository.ts'

type Parts = {
  db: Handle
  passwordPolicy: PasswordPolicy
  isTwoStepOn: boolean
  facebookLoginUrl: string | null
  gtmContainer: string | null
  supportEmail: string
  waysToPay(country: OpenCountry): string[]
}

/** The public figures of a country from its table. Every page is rendered with them. */
export function configRoutes(
  app: App,
  mount: Mount,
  { db, passwordPolicy, isTwoStepOn, facebookLoginUrl, gtmContainer, supportEmail, waysToPay }: Parts,
) {
  const figuresOf = lastKnown(configRepository(db).figuresOf)
  mount(app, readConfig, async ({ params }) => {
    const profile = countryProfiles[params.country]
    const row = await figuresOf(params.country)
    const { taxId, ...who } = legalIdentities[params.country]
    return {
      country: params.country,
      store: storeId(params.country),
      name: profile.name,
      locale: profile.locale,
      currency: profile.currency,
      free_shipping_threshold: toUnits(row.freeShippingThreshold, profile),
      standard_shipping: toUnits(row.standardShipping, profile),
      fast_shipping: toUnits(row.fastShipping, profile),
      addi_active: row.addiActive,
      return_days: row.returnDays,
      seller: {
        ...who,
        authorities: [...who.authorities],
        tax_id_label: taxId.label,
        tax_id: taxId.number,
        email: supportEmail,
        ways_to_pay: waysToPay(params.country),
      },
      tax_percent: row.taxPercent,
      desktop_url: row.desktopUrl,
      password_policy: passwordPolicy,
      two_step_auth: isTwoStepOn,
      facebook_login_url: facebookLoginUrl,
      gtm_container_id: gtmContainer,
    }
  })
}
