import { Link } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { useCheckoutDraft } from '#app/platform/device/checkout-draft-store.ts'
import type { Checkout } from '#contract/buy/checkout.ts'
import { formFormats } from '#domain/platform/country/form-formats.ts'
import { normaliseIdentification } from '#domain/customers/account/identification.ts'
import { writeIdentification } from '#domain/customers/account/write-identification.ts'
import { checkoutWords } from './checkout-words.ts'

/** The name and document of the invoice, as an order of these choices will have them. */
function useBuyer({ customer }: Checkout): string {
  const { country } = useCountry()
  const { typed } = useCheckoutDraft()
  if (customer) return [`${customer.first_name} ${customer.last_name}`, customer.document].filter(Boolean).join(', ')
  const { name = '', identification = '' } = typed
  // Where there is one type only, nobody is asked for it.
  const type = typed.identification_type || formFormats[country].idTypes[0]!.code
  return [name.trim(), `${type} ${writeIdentification(type, normaliseIdentification(identification, type))}`].join(', ')
}

/** A billing address of its own, where there is one: an address typed here is used for both. */
function useOtherBillingStreet({ addresses, ...checkout }: Checkout): string | undefined {
  const { isTyped } = useCheckoutDraft()
  const { id_billing_address: billing, id_customer_address: shipping, needs_address: isSent } = checkout
  if (!isSent || isTyped || billing === shipping) return undefined
  const found = addresses.find(({ id_customer_address: id }) => id === billing)
  return found && `${found.address1} ${found.street_number}, ${found.city}`
}

const linkLook = 'cursor-pointer underline underline-offset-4'

/** Who is invoiced, with the way to change it. */
export function Billing({ checkout, onChange }: { checkout: Checkout; onChange(): void }) {
  const words = checkoutWords(useCountry().country)
  const buyer = useBuyer(checkout)
  const street = useOtherBillingStreet(checkout)
  const change = (
    <>
      <span aria-hidden="true">{words.change}</span>
      <span className="sr-only">{words.review.changeBilling}</span>
    </>
  )
  return (
    <p className="mt-2 text-14 text-ink-2">
      {words.review.billing(buyer)} {street && `${words.review.billingAddress(street)} `}
      {checkout.customer ? (
        <Link to={street ? '/account/addresses' : '/account/editaccount'} className={linkLook}>
          {change}
        </Link>
      ) : (
        <button type="button" onClick={onChange} className={linkLook}>
          {change}
        </button>
      )}
    </p>
  )
}
