import type { DeskStoreTerms } from '#contract/desk/store-terms.ts'
import type { Handle } from '#db/connection/handle.ts'
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
import { readShipping, type StoreShipping } from '#server/buy/shipping/read-shipping.ts'
import { readTermsOfStores } from '#server/ledger/terms/read-terms.ts'
import { shownTerms } from '#server/ledger/terms/shown-terms.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'

const daysOf = (days: [number, number] | null) => days && { min: days[0], max: days[1] }

function wireShipping({ methods, rates }: StoreShipping): Pick<DeskStoreTerms, 'methods' | 'rates'> {
  return {
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

type Offered = (country: OpenCountry) => readonly PaymentChoice[]

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
    transfer: terms.transfer,
  }
  const off = terms.paymentsOff
  const choices = offered(country)
  // The shop's own ways are there as soon as their rows are; of providers the process knows a moment later.
  const isOffered = (method: PaymentChoice) =>
    ownProviders.some((own) => own === providerOf[method]) ? isMethodOffered(terms, method) : choices.includes(method)
  return {
    country,
    version: digestOf(JSON.stringify({ said, off: [...off].toSorted() })),
    ...said,
    payments: paymentChoices
      .filter((method) => isMethodOf(country, method) || isOffered(method) || off.includes(method))
      .map((method) => ({
        method,
        isOn: !off.includes(method),
        isOffered: isOffered(method),
      })),
  }
}
