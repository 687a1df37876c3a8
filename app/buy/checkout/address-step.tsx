import { Link } from 'react-router'
import { usePlaces } from '#app/customers/addresses/use-places.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import type { FormProblem } from '#app/platform/forms/use-form.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'
import { checkoutWords } from './checkout-words.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { dayInWords } from '#domain/platform/text/day-names.ts'
import { streetLine } from '#domain/customers/addresses/street-line.ts'
import type { CustomerAddress } from '#contract/customers/addresses.ts'
import { readCheckout, type Checkout } from '#contract/buy/checkout.ts'
import { guestOrderFields } from '#domain/buy/checkout/guest-form.ts'
import { placeKey, storeTyped, useCheckoutDraft } from '#app/platform/device/checkout-draft-store.ts'
import { Choice } from '#app/platform/forms/choice.tsx'
import { GuestAddressForm } from './guest-address-form.tsx'
import { PickupForm } from './pickup-form.tsx'

const placeOf = ({ city, region, postcode }: CustomerAddress) =>
  [city, region === city ? '' : region, postcode].filter(Boolean).join(', ')

const noPlaces = { regions: [], cities: [] }
const ways = ['home', 'pickup'] as const

type AddressStepProps = { checkout: Checkout; refused: FormProblem | undefined; onDone(): void }

function AddressForm({ checkout, refused, onDone }: AddressStepProps) {
  const { country } = useCountry()
  const words = checkoutWords(country)
  const call = useCall()
  const places = usePlaces()
  const { typed, way, change } = useCheckoutDraft()
  if (!checkout.needs_address) {
    return (
      <GuestAddressForm
        places={noPlaces}
        needs="name"
        isKnown={false}
        typed={typed}
        refused={refused}
        onType={storeTyped}
        onDone={async (values) => {
          storeTyped(values)
          change({ isTyped: true })
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
  if (way === 'pickup') return <PickupForm {...{ checkout, refused, onDone }} places={places.data} />
  return (
    <GuestAddressForm
      places={places.data}
      isKnown={checkout.customer !== null}
      typed={typed}
      refused={refused}
      onType={storeTyped}
      onDone={async (values) => {
        const { fk_customer_address_region: region, postcode } = guestOrderFields(values, country)
        await call(readCheckout, { body: { region, postcode } })
        // Another place may have other delivery methods.
        const checked = placeKey(values)
        change({ typed: values, isTyped: true, checked, addressId: '', shipping: null, branchId: '' })
        onDone()
      }}
    />
  )
}

/** To a home or to a branch: asked first, because a pickup needs no address. */
function WayChoice({ checkout }: { checkout: Checkout }) {
  const shop = useCountry()
  const { address: words, delivery } = checkoutWords(shop.country)
  const { way, change } = useCheckoutDraft()
  const { pickup } = checkout
  if (!checkout.needs_address || !pickup) return null
  return (
    <fieldset className="mb-6 grid gap-3 tablet:grid-cols-2">
      <legend className="mb-3 text-14 font-semibold">{words.way}</legend>
      {ways.map((one) => (
        <Choice
          key={one}
          name="way"
          value={one}
          isChosen={way === one}
          onChoose={() => change({ way: one, shipping: null, branchId: '', isTyped: false })}
          label={words[one]}
          {...(one === 'pickup' && {
            amount: pickup.free ? delivery.free : formatPrice(pickup.price, shop),
            isFree: pickup.free,
            detail: words.readyFrom(dayInWords(pickup.from)),
          })}
        />
      ))}
    </fieldset>
  )
}

function SignInHint() {
  const words = checkoutWords(useCountry().country).address
  return (
    <p className="-mt-2 mb-4 text-14 text-ink-2">
      {words.hasAccount}{' '}
      <Link to="/checkout/login" className="inline-block py-1 font-medium text-ink underline underline-offset-4">
        {words.signIn}
      </Link>
    </p>
  )
}

/** The customer's addresses, and one that is typed here. */
function SavedAddresses(props: AddressStepProps) {
  const { checkout, onDone } = props
  const { country } = useCountry()
  const words = checkoutWords(country).address
  const { isTyped, addressId, change } = useCheckoutDraft()
  const { addresses } = checkout
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
              label={streetLine(address, country)}
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

/** How the order is received: at a saved address, at one that is typed here, or at a branch. */
export function AddressStep(props: AddressStepProps) {
  const { way: chosenWay } = useCheckoutDraft()
  const { checkout } = props
  return (
    <>
      {!checkout.customer && <SignInHint />}
      <WayChoice checkout={checkout} />
      {checkout.customer && checkout.addresses.length > 0 && chosenWay === 'home' ? (
        <SavedAddresses {...props} />
      ) : (
        <AddressForm {...props} />
      )}
    </>
  )
}
