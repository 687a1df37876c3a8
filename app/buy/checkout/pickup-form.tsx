import { useState } from 'react'
import type { Places } from '#app/customers/addresses/use-places.ts'
import { storeTyped, useCheckoutDraft } from '#app/platform/device/checkout-draft-store.ts'
import type { FormProblem } from '#app/platform/forms/use-form.ts'
import type { Checkout } from '#contract/buy/checkout.ts'
import { GuestAddressForm } from './guest-address-form.tsx'
import { PickupBranches } from './pickup-branches.tsx'

type PickupFormProps = { checkout: Checkout; places: Places; refused: FormProblem | undefined; onDone(): void }

/** What a customer's account knows of who collects an order. */
function collectorOf({ customer, addresses }: Checkout): Record<string, string> {
  if (!customer) return {}
  const [known] = addresses
  const phone = known ? [known.prefix, known.phone].filter(Boolean).join(' ') : ''
  return { name: `${customer.first_name} ${customer.last_name}`, phone }
}

const withText = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''))

/** A pickup: at which branch, and who collects it. No address is asked. */
export function PickupForm({ checkout, places, refused, onDone }: PickupFormProps) {
  const { typed, branchId, change } = useCheckoutDraft()
  const [isMissing, setIsMissing] = useState(false)
  const known = { ...collectorOf(checkout), ...withText(typed) }
  return (
    <div className="mt-5 grid gap-6">
      <PickupBranches {...{ checkout, places, isMissing }} />
      <GuestAddressForm
        places={places}
        needs="contact"
        isKnown={checkout.customer !== null}
        typed={known}
        refused={refused}
        onType={storeTyped}
        onDone={async (values) => {
          // An address that was typed before stays for the other way.
          storeTyped(withText(values))
          if (branchId === '') {
            setIsMissing(true)
            document.getElementById('branches')?.focus()
            return
          }
          change({ isTyped: true, addressId: '', shipping: 'pickup' })
          onDone()
        }}
      />
    </div>
  )
}
