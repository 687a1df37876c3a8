import { and, asc, eq, isNull, or, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { region } from '#db/schema/places.ts'
import {
  cashOnDelivery,
  instalmentOffer,
  paymentAccount,
  paymentMethodSetting,
  transferAccount,
} from '#db/schema/payment-methods.ts'
import { branchOffice, shippingMethod, shippingRate } from '#db/schema/shipping.ts'
import { bank, country as countryTable } from '#db/schema/store.ts'
import { walletConfig } from '#db/schema/wallet.ts'
import { daysOf } from '#domain/buy/shipping/arrival.ts'
import { rateFor, type Rate } from '#domain/buy/shipping/rates.ts'
import type { ShippingCode } from '#domain/buy/shipping/shipping-methods.ts'
import { isOpenCountry, type OpenCountry } from '#domain/platform/country/country.ts'
import type { ShippingTerms, StoreTerms, TermsSource } from '#domain/platform/country/terms.ts'
import { openReloaded } from '#server/platform/caches/reloaded.ts'

type MethodRow = typeof shippingMethod.$inferSelect

type RateRow = Rate & { country: OpenCountry }

/** Prices are those of the lightest parcel to nowhere in particular: what is promised is a price from which on. */
function shippingTerms(
  country: OpenCountry,
  code: ShippingCode,
  { methods, rates }: { methods: readonly MethodRow[]; rates: readonly RateRow[] },
): ShippingTerms {
  const ofStore = rates.filter((rate) => rate.country === country)
  const rate = rateFor(ofStore, { code, place: undefined, amount: 0, grams: 0 })
  const method = methods.find((row) => row.country === country && row.code === code)
  const { etaText = '', minDays = null, maxDays = null, price = 0, enabled = false } = method ?? {}
  return {
    price: rate?.price ?? price,
    days: daysOf(country, { code, etaText, minDays, maxDays, region: undefined }),
    isOffered: enabled,
  }
}

const transferOf = ({ country: _country, ...account }: typeof transferAccount.$inferSelect) => account

/** The terms of every store as the tables have them now. */
export async function readTermsOfStores(db: Handle): Promise<Readonly<Record<OpenCountry, StoreTerms>>> {
  // Written out: in a selection from one table, columns lose its name.
  const ofCountry = sql.raw(`where c.country = country.code`)
  const [rows, methods, switches, accounts, cash, providers, offers, rates] = await Promise.all([
    db
      .select({
        store: countryTable,
        minWithdrawal: sql<number | null>`(select c.min_withdrawal from ${walletConfig} c ${ofCountry})`,
        takesDropoff: sql<boolean>`exists (select from ${branchOffice} c ${ofCountry} and c.active and c.accepts_dropoff)`,
        collectsReturns: sql<boolean>`exists (select from ${region} c ${ofCountry} and c.pickup_by is not null)`,
      })
      .from(countryTable),
    db.select().from(shippingMethod),
    db.select().from(paymentMethodSetting),
    db.select().from(transferAccount),
    db.select().from(cashOnDelivery),
    db
      .select({ id: paymentAccount.id, provider: paymentAccount.provider, country: paymentAccount.country })
      .from(paymentAccount)
      .where(eq(paymentAccount.inForce, true)),
    // A bank that is off gives nothing.
    db
      .select({ offer: instalmentOffer, bank: bank.name })
      .from(instalmentOffer)
      .leftJoin(bank, eq(bank.id, instalmentOffer.bankId))
      .where(or(isNull(instalmentOffer.bankId), bank.enabled))
      .orderBy(asc(instalmentOffer.id)),
    db
      .select()
      .from(shippingRate)
      .where(and(isNull(shippingRate.region), isNull(shippingRate.postcodePrefix))),
  ])
  const entries = rows.flatMap(({ store, minWithdrawal, takesDropoff, collectsReturns }) => {
    const country = store.code
    if (!isOpenCountry(country)) return []
    const account = accounts.find((row) => row.country === country)
    const terms: StoreTerms = {
      paymentsOff: switches.filter((row) => row.country === country && !row.enabled).map(({ method }) => method),
      transfer: account ? transferOf(account) : null,
      accounts: providers.filter((row) => row.country === country).map(({ id, provider }) => ({ id, provider })),
      instalments: offers
        .filter(({ offer }) => offer.country === country)
        .map(({ offer: { method, cards, count, surcharge, cft, days, fromDay, untilDay, minAmount }, bank: name }) => {
          return { method, bank: name, cards, count, surcharge, cft, days, from: fromDay, until: untilDay, minAmount }
        }),
      cashOnDelivery: cash
        .filter((row) => row.country === country)
        .map(({ region: where, maxAmount }) => ({ region: where, maxAmount })),
      freeFrom: store.freeShippingThreshold,
      standardRates: rates
        .filter((rate) => rate.country === country && rate.code === 'standard')
        .map(({ fromAmount, upToGrams, price }) => ({ fromAmount, upToGrams, price })),
      standard: shippingTerms(country, 'standard', { methods, rates }),
      fast: shippingTerms(country, 'fast', { methods, rates }),
      pickup: shippingTerms(country, 'pickup', { methods, rates }),
      returnDays: store.returnDays,
      refundDays: store.refundDays,
      dropoffDays: store.dropoffDays,
      takesDropoff,
      collectsReturns: store.collectsReturns && collectsReturns,
      regretDays: store.regretDays,
      countsWorkingDays: store.countsWorkingDays,
      creditDays: store.creditDays,
      minWithdrawal: minWithdrawal ?? store.walletMinWithdrawal,
      maxCoupons: store.maxCoupons,
      maxCreditCoupons: store.maxCreditCoupons,
      maxDiscountPercent: store.maxDiscountPercent,
      taxPercent: store.taxPercent,
      checkoutPlaces: store.checkoutPlaces,
    }
    return [[country, terms] as const]
  })
  return Object.fromEntries(entries) as Record<OpenCountry, StoreTerms>
}

/** The terms in memory: whatever writes a page, mail or file takes them from here. */
export async function openStoreTerms(db: Handle, log?: (error: unknown) => void) {
  const { current, reload, close } = await openReloaded(() => readTermsOfStores(db), log)
  const source: TermsSource = { current: (country) => current()[country] }
  return { ...source, reload, close }
}
