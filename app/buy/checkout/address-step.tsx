import { Link } from 'react-router'
import { usePlaces } from '#app/customers/addresses/use-places.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import type { FormProblem } from '#app/platform/forms/use-form.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'
import { checkoutWords } from './checkout-words.ts'
import type { CustomerAddress } from '#contract/customers/addresses.ts'
import { readCheckout, type Checkout } from '#contract/buy/checkout.ts'
import { guestOrderFields } from '#domain/buy/checkout/guest-form.ts'
import { useCheckoutDraft } from '#app/platform/device/checkout-draft-store.ts'
import { Choice } from '#app/platform/forms/choice.tsx'
import { GuestAddressForm } from './guest-address-form.tsx'

export const streetOf = ({ address1, street_number }: Pick<CustomerAddress, 'address1' | 'street_number'>) =>
  `${address1} ${street_number}`
const placeOf = ({ city, region, postcode }: CustomerAddress) =>
  [city, region === city ? '' : region, postcode].filter(Boolean).join(', ')

const noPlaces = { regions: [], cities: [] }

type AddressStepProps = { checkout: Checkout; refused: FormProblem | undefined; onDone(): void }

function AddressForm({ checkout, refused, onDone }: AddressStepProps) {
  const { country } = useCountry()
  const words = checkoutWords(country)
  const call = useCall()
  const places = usePlaces()
  const { typed, change } = useCheckoutDraft()
  if (!checkout.needs_address) {
    return (
      <GuestAddressForm
        places={noPlaces}
        needsAddress={false}
        isKnown={false}
        typed={typed}
        refused={refused}
        onType={(values) => change({ typed: values })}
        onDone={async (values) => {
          change({ typed: values, isTyped: true })
          onDone()
        }}
      />
    )
  }
  if (places.isError) {
    return (
      <p role="alert" className="flex flex-wrap items-center justify-between gap-x-4">
        {words.address.failed}
        <Button look="tertiary" onClick={() => void places.refetch()}>
          {words.retry}
        </Button>
      </p>
    )
  }
  if (!places.data) return [0, 1, 2, 3].map((at) => <Skeleton key={at} className="mb-4 h-18" />)
  return (
    <GuestAddressForm
      places={places.data}
      isKnown={checkout.customer !== null}
      typed={typed}
      refused={refused}
      onType={(values) => change({ typed: values })}
      onDone={async (values) => {
        const { fk_customer_address_region: region, postcode } = guestOrderFields(values, country)
        await call(readCheckout, { body: { region, postcode } })
        // Another place may have other delivery methods.
        change({ typed: values, isTyped: true, addressId: '', shipping: null, branchId: '' })
        onDone()
      }}
    />
  )
}

/** The delivery address: a saved one, or one that is typed here. */
export function AddressStep(props: AddressStepProps) {
  const { checkout, onDone } = props
  const words = checkoutWords(useCountry().country).address
  const { isTyped, addressId, change } = useCheckoutDraft()
  const { addresses, customer } = checkout
  if (!customer) {
    return (
      <>
        <p className="-mt-2 mb-4 text-14 text-ink-2">
          {words.hasAccount}{' '}
          <Link to="/checkout/login" className="inline-block py-1 font-medium text-ink underline underline-offset-4">
            {words.signIn}
          </Link>
        </p>
        <AddressForm {...props} />
      </>
    )
  }
  if (addresses.length === 0) return <AddressForm {...props} />
  const chosen = isTyped ? '' : addressId || String(checkout.id_customer_address ?? addresses[0]!.id_customer_address)
  return (
    <div className="grid gap-3">
      <fieldset className="grid gap-3">
        <legend className="sr-only">{words.saved}</legend>
        {addresses.map((address) => {
          const id = String(address.id_customer_address)
          return (
            <Choice
              key={id}
              name="address"
              value={id}
              isChosen={chosen === id}
              onChoose={() => change({ isTyped: false, addressId: id, shipping: null, branchId: '' })}
              label={streetOf(address)}
              detail={
                <>
                  {placeOf(address)}
                  <br />
                  {address.first_name} {address.last_name}
                </>
              }
            />
          )
        })}
        <Choice
          name="address"
          value="other"
          isChosen={chosen === ''}
          onChoose={() => change({ isTyped: true, addressId: '', shipping: null, branchId: '' })}
          label={words.other}
        >
          <AddressForm {...props} />
        </Choice>
      </fieldset>
      {chosen !== '' && (
        <Button
          isWide
          className="mt-2"
          onClick={() => {
            change({ addressId: chosen, isTyped: false })
            onDone()
          }}
        >
          {words.next}
        </Button>
      )}
    </div>
  )
}
