import type { AccountWords } from '#app/platform/texts/account-words.ts'
import type { AddressCopy } from '#domain/buy/orders/address-copy.ts'
import { orderLabels, type OrderStatus } from '#domain/buy/orders/statuses.ts'
import { shownBirthday } from '#domain/customers/account/birthday.ts'
import { shownGender } from '#domain/customers/account/lists.ts'
import { shortDate } from '#domain/platform/dates.ts'
import { formatPrice } from '#domain/platform/money.ts'
import type { CountryProfile } from '#domain/platform/country/settings.ts'

/** Internal fields: left out on screen, included in the file. */
const internal = new Set([
  'country',
  'idCustomerAddress',
  'addressTypeId',
  'fkCustomerAddressRegion',
  'fkCustomerAddressCity',
  'currency',
  'shippingMethod',
  'replacementSkuSimple',
])
/** Amounts of money, in units of the currency. */
const amounts = new Set([
  'subTotal',
  'discount',
  'shipping',
  'walletUsed',
  'total',
  'taxIncluded',
  'unitPrice',
  'paidPrice',
  'priceWhenAdded',
  'amount',
  'balance',
  'remaining',
  'originalAmount',
  'usedAmount',
  'creditPaid',
  'shippingAmount',
  'walletAmount',
  'creditAmount',
])
const addresses = new Set(['shippingAddress', 'billingAddress', 'pickupAddress'])

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)

function formatAddress(json: string): string {
  const { address1, street_number, additional_info, postcode, city } = JSON.parse(json) as AddressCopy
  return [`${address1} ${street_number}`, additional_info, postcode, city].filter((part) => part.trim()).join(', ')
}

type ReadableDataContext = {
  shop: Pick<CountryProfile, 'timeZone' | 'locale' | 'currencyExponent'>
  words: AccountWords['data']
}

function formatValue(field: string, value: string, { shop, words }: ReadableDataContext): string {
  if (field === 'categories') return value.replaceAll('|', ' › ')
  if (field === 'gender') return shownGender(value)
  if (field === 'birthday') return shownBirthday(value)
  if (addresses.has(field)) return formatAddress(value)
  if (field === 'status') return orderLabels[value as OrderStatus] ?? words.values[value] ?? value
  if (field === 'newsletterSubscriptions') {
    const chosen = Object.entries(JSON.parse(value) as Record<string, boolean>).filter(([, isOn]) => isOn)
    return chosen.map(([name]) => words.values[name] ?? name).join(', ') || words.no
  }
  if (amounts.has(field)) return formatPrice(Number(value), shop)
  if (isInstant(value)) return shortDate(new Date(value), shop.timeZone)
  return value === 'true' ? words.yes : value === 'false' ? words.no : (words.values[value] ?? value)
}

/** A row of the customer's data with readable labels and values. */
export function readableRow(
  row: Readonly<Record<string, string>>,
  context: ReadableDataContext,
): { name: string; text: string }[] {
  return Object.entries(row)
    .filter(([field]) => !internal.has(field))
    .map(([field, value]) => ({ name: context.words.fields[field] ?? field, text: formatValue(field, value, context) }))
}
