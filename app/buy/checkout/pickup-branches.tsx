import { useState } from 'react'
import { useBranchOffices } from '#app/buy/shipping/use-branch-offices.ts'
import { BranchChoices } from '#app/buy/shipping/branch-choices.tsx'
import { CityField, CitySheet, placeName, placeValue } from '#app/customers/addresses/city-field.tsx'
import type { Places } from '#app/customers/addresses/use-places.ts'
import { useCityRegion } from '#app/platform/device/city-region-store.ts'
import { useCheckoutDraft } from '#app/platform/device/checkout-draft-store.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { FieldError } from '#app/platform/ui/field.tsx'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'
import { checkoutWords } from './checkout-words.ts'
import { arrivalOf } from './delivery-step.tsx'
import type { Checkout } from '#contract/buy/checkout.ts'

type PickupBranchesProps = { checkout: Checkout; places: Places; isMissing: boolean }

const placeIn = (places: Places, value: string | undefined) =>
  value !== undefined && placeName(places, value) !== '' ? value : undefined

/** Where an order is picked up: the branches near a city, nearest first, or all where none is near. */
export function PickupBranches({ checkout, places, isMissing }: PickupBranchesProps) {
  const { country } = useCountry()
  const words = checkoutWords(country)
  const { branchId, typed, change } = useCheckoutDraft()
  const shopPlace = useCityRegion(({ place }) => place)
  // The city of an address that was typed before is where the shopper is, too.
  const [near, setNear] = useState(
    () => placeIn(places, typed.place) ?? (shopPlace ? placeValue(shopPlace.region, shopPlace.city) : ''),
  )
  const [, city = ''] = near.split('-')
  const around = useBranchOffices({ postcode: '', city }, { isEnabled: city !== '', method: 'pickup' })
  const nobodyNear = city !== '' && around.isError
  const all = useBranchOffices({ postcode: '', city: '' }, { isEnabled: city === '' || nobodyNear, method: 'pickup' })
  // Without a city both ask the same, and share the answer.
  const isNear = city !== '' && around.data !== undefined
  const offices = around.data ?? all.data
  const way = checkout.delivery.find(({ code }) => code === 'pickup')
  const place = placeName(places, near)
  return (
    <div id="branches" tabIndex={-1} className="grid gap-4">
      <CityField id="near" places={places} value={near} error={undefined} />
      <CitySheet id="near" places={places} value={near} onChoose={setNear} hasOther={false} />
      {nobodyNear && all.data && (
        <p role="status" className="text-14">
          {words.address.noneNear(place)}
        </p>
      )}
      {!offices && !all.isError && <Skeleton className="h-32" />}
      {!offices && all.isError && (
        <p role="alert" className="flex flex-wrap items-center justify-between gap-x-4">
          {words.address.branchesFailed}
          <Button look="tertiary" onClick={() => void all.refetch()}>
            {words.retry}
          </Button>
        </p>
      )}
      {offices && (
        <BranchChoices
          offices={offices}
          chosen={branchId}
          onChoose={(id) => change({ branchId: id })}
          legend={isNear ? words.address.branchesNear(place) : words.address.branches}
        >
          {way?.branches.some(({ id }) => String(id) === branchId) && (
            <p className="text-14">{arrivalOf(way, country)}</p>
          )}
        </BranchChoices>
      )}
      {isMissing && branchId === '' && <FieldError id="branches" error={words.address.branchMissing} />}
    </div>
  )
}
