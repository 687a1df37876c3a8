import type { DeskStoreTerms } from '#contract/desk/store-terms.ts'
import { asc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { region } from '#db/schema/places.ts'
import {
  isMethodOf,
  ownProviders,
  paymentChoices,
  providerOf,
  type PaymentChoice,
} from '#domain/buy/payments/methods.ts'
import { isMethodOffered } from '#domain/buy/payments/offered.ts'
import type { ShippingCode } from '#domain/buy/shipping/shipping-methods.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { formFormats } from '#domain/platform/country/form-formats.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { toUnits } from '#domain/platform/money.ts'
import { readCash } from '#server/buy/payments/cash-on-delivery/change-cash.ts'
import { listBranches } from '#server/buy/shipping/change-branches.ts'
import { readShipping, type StoreShipping } from '#server/buy/shipping/read-shipping.ts'
import { readTermsOfStores } from '#server/ledger/terms/read-terms.ts'
import { shownTerms } from '#server/ledger/terms/shown-terms.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'

const daysOf = (days: [number, number] | null) => days && { min: days[0], max: days[1] }

type WiredShipping = Pick<DeskStoreTerms, 'methods' | 'rates' | 'workingDays' | 'holidays'>

function wireShipping({ methods, rates, working_days: workingDays, holidays }: StoreShipping): WiredShipping {
  return {
    workingDays,
    holidays: Object.entries(holidays).map(([day, name]) => ({ day, name })),
    methods: Object.entries(methods).map(([code, { days, free_from: freeFrom, cut_off: cutOff, ...method }]) => ({
      code: code as ShippingCode,
      ...method,
      days: daysOf(days),
      freeFrom,
      cutOff,
    })),
    rates: rates.map(({ method, region, postcode, from_amount: fromAmount, up_to_grams: upToGrams, price, days }) => ({
      method,
      region: region ?? null,
      postcode: postcode ?? null,
      fromAmount,
      upToGrams: upToGrams ?? null,
      price,
      days: daysOf(days),
    })),
  }
}

export type Offered = (country: OpenCountry) => readonly PaymentChoice[]

/** The terms of a store as the tables have them at this moment, with a version that changes with any of it. */
export async function readStoreTerms(db: Handle, country: OpenCountry, offered: Offered): Promise<DeskStoreTerms> {
  const all = await readTermsOfStores(db)
  const terms = all[country]
  const said = {
    terms: Object.entries(shownTerms(country, terms)).map(([field, value]) => ({
      field: field as DeskStoreTerms['terms'][number]['field'],
      value: typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value),
    })),
    ...wireShipping(await readShipping(db, country)),
    branches: (await listBranches(db, country)).map(
      ({ name, address, city, region, postcode, hours, drop_off: takesReturns, active: isOpen }) => ({
        name,
        address,
        city,
        region,
        postcode,
        hours,
        takesReturns,
        isOpen,
      }),
    ),
    cash: (await readCash(db, country)).map(({ region, maxAmount }) => ({
      region,
      max: maxAmount === null ? null : toUnits(maxAmount, countryProfiles[country]),
    })),
    transfer: terms.transfer,
  }
  const regions = await db
    .select({ name: region.name })
    .from(region)
    .where(eq(region.country, country))
    .orderBy(asc(region.position), asc(region.name))
  const off = terms.paymentsOff
  const choices = offered(country)
  // The shop's own ways are there as soon as their rows are; of providers the process knows a moment later.
  const isOffered = (method: PaymentChoice) =>
    ownProviders.some((own) => own === providerOf[method]) ? isMethodOffered(terms, method) : choices.includes(method)
  return {
    country,
    version: digestOf(JSON.stringify({ said, off: [...off].toSorted() })),
    ...said,
    regions: regions.map(({ name }) => name),
    hasPostcodes: formFormats[country].postcode.required,
    payments: paymentChoices
      .filter((method) => isMethodOf(country, method) || isOffered(method) || off.includes(method))
      .map((method) => ({
        method,
        isOn: !off.includes(method),
        isOffered: isOffered(method),
      })),
  }
}
