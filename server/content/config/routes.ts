import { readConfig, type StoreConfig } from '#contract/platform/config.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { PasswordPolicy } from '#domain/customers/account/lists.ts'
import { textKeys } from '#domain/content/documents/document-name.ts'
import { toUnits } from '#domain/platform/money.ts'
import { isStandard } from '#domain/content/pages/departments.ts'
import {
  networkNames,
  socialNetworks,
  storeId,
  type ShopLink,
  type ShopSettings,
} from '#domain/platform/brand/brand.ts'
import { logoInBar, logoPath } from '#domain/platform/brand/files.ts'
import { changedFonts } from '#domain/platform/brand/fonts.ts'
import { basePalette, changedColours } from '#domain/platform/brand/palette.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { consumerAuthorities, taxIdLabels } from '#domain/platform/country/legal-identity.ts'
import { regretPeriod } from '#domain/platform/country/fill-terms.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { TermsSource } from '#domain/platform/country/terms.ts'
import type { SettingsSource } from '#server/platform/brand/settings.ts'
import type { App } from '#server/platform/http/app.ts'
import type { MountShared } from '#server/platform/http/mount-shared.ts'
import { lastKnown } from '#server/platform/caches/last-known.ts'
import { configRepository } from './repository.ts'

type Parts = {
  db: Handle
  passwordPolicy: PasswordPolicy
  isTwoStepOn: boolean
  facebookLoginUrl: string | null
  gtmContainer: string | null
  settings: SettingsSource
  terms: TermsSource
  contactOf(country: OpenCountry): string
  waysToPay(country: OpenCountry): string[]
  instalmentsInWords(country: OpenCountry, now: Date): string[]
  leads(country: OpenCountry, link: string): boolean
  /** What a store that names no departments has. */
  departmentsOf(country: OpenCountry): ShopLink[]
}

/** What every page shows of the brand. What it does not change of the style sheet stays out. */
function shownBrand({ brand, openStores }: ShopSettings, country: OpenCountry): StoreConfig['brand'] {
  const { key, name, wordmark, mark, palette, fonts, social, assets, stores } = brand
  const { newsletterTitle } = stores[country].texts
  const style = { ...changedColours(palette), ...changedFonts(fonts) }
  const links = socialNetworks.flatMap((network) => {
    const href = social[network]
    return href ? [{ label: networkNames[network], href }] : []
  })
  return {
    key,
    name,
    wordmark,
    ...(mark !== 'none' && { mark }),
    ...(assets.logo?.size && { logo: { src: logoPath(assets.logo), ...logoInBar(assets.logo.size) } }),
    ...(newsletterTitle && { newsletter_title: newsletterTitle }),
    ...(links.length > 0 && { social: links }),
    ...(openStores.length < openCountries.length && { stores: [...openStores] }),
    ...(palette.paper !== basePalette.paper && { theme: palette.paper }),
    ...(Object.keys(style).length > 0 && { style }),
  }
}

/** The public figures of a country from its table. Every page is rendered with them. */
export function configRoutes(
  app: App,
  mountShared: MountShared,
  {
    db,
    passwordPolicy,
    isTwoStepOn,
    facebookLoginUrl,
    gtmContainer,
    settings,
    terms,
    contactOf,
    waysToPay,
    instalmentsInWords,
    leads,
    departmentsOf,
  }: Parts,
) {
  const figuresOf = lastKnown(configRepository(db).figuresOf)
  mountShared(app, readConfig, async ({ params }, { now }) => {
    const profile = countryProfiles[params.country]
    const row = await figuresOf(params.country)
    const { brand, texts, links } = settings.current()
    const promised = terms.current(params.country)
    const { legal } = brand.stores[params.country]
    const missing = textKeys.filter((key) => !texts[params.country].includes(key))
    const { department, footer } = links[params.country]
    const living = (some: readonly ShopLink[]) => some.filter(({ url }) => leads(params.country, url))
    const departments = living(department.length > 0 ? department : departmentsOf(params.country))
    const own = living(footer)
    const reply = {
      country: params.country,
      store: storeId(brand, params.country),
      name: profile.name,
      locale: profile.locale,
      currency: profile.currency,
      free_shipping_threshold: toUnits(promised.freeFrom, profile),
      standard_shipping: toUnits(promised.standard.price, profile),
      fast_shipping: toUnits(promised.fast.price, profile),
      addi_active: row.addiActive,
      return_days: promised.returnDays,
      refund_days: promised.refundDays,
      regret_period: regretPeriod(promised),
      standard_days: { min: promised.standard.days[0], max: promised.standard.days[1] },
      fast_days: promised.fast.days[1],
      takes_dropoff: promised.takesDropoff,
      collects_returns: promised.collectsReturns,
      seller: {
        company: legal?.company ?? '',
        tax_id_label: taxIdLabels[params.country],
        tax_id: legal?.taxId.number ?? '',
        address: legal?.address ?? '',
        hours: legal?.hours ?? '',
        authorities: [...consumerAuthorities[params.country]],
        email: contactOf(params.country),
        ways_to_pay: waysToPay(params.country),
        instalments: instalmentsInWords(params.country, now),
      },
      brand: shownBrand(settings.current(), params.country),
      tax_percent: promised.taxPercent,
      ...(!isStandard(departments) && { departments }),
      ...(own.length > 0 && { footer: own }),
      ...(missing.length > 0 && { missing_texts: missing }),
      desktop_url: row.desktopUrl,
      password_policy: passwordPolicy,
      two_step_auth: isTwoStepOn,
      facebook_login_url: facebookLoginUrl,
      gtm_container_id: gtmContainer,
    }
    return { reply, tags: [] }
  })
}
