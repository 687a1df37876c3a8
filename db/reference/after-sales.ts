import type { ExchangeOptionKind, ReturnWay } from '#domain/after-sale/exchanges/choices.ts'
import { reasonLabels } from '#domain/after-sale/exchanges/reasons.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { formFormats } from '#domain/platform/country/form-formats.ts'
import { openingFigures, countryProfiles } from '#domain/platform/country/settings.ts'
import type { Handle } from '../connection/handle.ts'
import { exchangeOption } from '../schema/exchange.ts'
import { walletConfig } from '../schema/wallet.ts'

/** A replacement is another size, a refund method returns value: together the ways of a return (EXC-08, EXC-09). */
const waysOf = (
  sizeWord: string,
): Record<'replacementMethods' | 'refundMethods', Partial<Record<ReturnWay, string>>> => ({
  replacementMethods: { exchange: `Cambio por ${sizeWord === 'talle' ? 'otro talle' : 'otra talla'}` },
  refundMethods: {
    refund: 'Devolución del dinero',
    credit_coupon: 'Cupón de crédito con envío gratis',
    credit_wallet: 'Crédito en la billetera',
  },
})

export async function writeAfterSales(db: Handle, country: OpenCountry): Promise<void> {
  const { sizeWord } = countryProfiles[country]
  const { accountTypes } = formFormats[country]
  const lists: Record<ExchangeOptionKind, Record<string, string>> = {
    changeReasons: reasonLabels(country),
    ...waysOf(sizeWord),
    accountTypes: Object.fromEntries(accountTypes.map(({ code, label }) => [code, label])),
  }
  const rows = Object.entries(lists).flatMap(([kind, list]) =>
    Object.entries(list).map(([code, label], position) => {
      return { country, kind: kind as ExchangeOptionKind, code, label, position }
    }),
  )
  await db.insert(exchangeOption).values(rows).onConflictDoNothing()
  const minWithdrawal = openingFigures[country].walletMinWithdrawal
  await db
    .insert(walletConfig)
    .values({ country, enabled: true, minWithdrawal, termsKey: 'wallet-terms' })
    .onConflictDoNothing()
}
