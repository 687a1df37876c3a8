import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { AccountPage, AccountState } from '#app/customers/account-page/account-page.tsx'
import { useCall } from '#app/platform/api/use-call.ts'
import { useAccount } from '#app/customers/session/use-account.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'
import { addressWords } from './address-words.ts'
import { readAddressTypes, readEnabledAddressTypes } from '#contract/customers/addresses.ts'
import { readCities, readRegions } from '#contract/browse/geo.ts'
import { returnPath } from '#domain/platform/routing/return-path.ts'
import { AddressForm, type AddressFormOptions } from './address-form.tsx'
import { useAddresses } from './use-addresses.ts'

const addressesPath = '/account/addresses'

/** The options of the form. A new address must have an enabled type; an existing one keeps its own. */
function useAddressFormOptions(isNew: boolean) {
  const call = useCall()
  return useQuery<AddressFormOptions>({
    queryKey: ['address-form', isNew],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const [regions, cities, { types }] = await Promise.all([
        call(readRegions, {}, { signal }),
        call(readCities, {}, { signal }),
        call(isNew ? readEnabledAddressTypes : readAddressTypes, { body: {} }, { signal }),
      ])
      return { regions: regions.data.regions, cities: cities.data.cities, types }
    },
  })
}

/** Adds an address or edits a saved one. */
export function AddressFormScreen({ id }: { id: string | undefined }) {
  const { country } = useCountry()
  const words = addressWords(country)
  const [search] = useSearchParams()
  const isNew = id === undefined
  const places = useAddressFormOptions(isNew)
  const addresses = useAddresses()
  const account = useAccount()
  const address = addresses.data?.find(({ id_customer_address }) => String(id_customer_address) === id)

  if (places.isError || (!isNew && addresses.isError)) {
    const retry = () => void Promise.all([places.refetch(), addresses.refetch()])
    return <AccountState title={words.form.failed} action={<Button onClick={retry}>{words.retry}</Button>} />
  }
  if (!isNew && addresses.data && !address) {
    return <AccountState title={words.gone} action={<ButtonLink to={addressesPath}>{words.title}</ButtonLink>} />
  }
  const isReady = places.data && (isNew ? !account.isPending : address !== undefined)
  return (
    <AccountPage title={isNew ? words.add : words.edit}>
      <div aria-busy={!isReady} className="mt-6 max-w-140">
        {isReady ? (
          <AddressForm
            key={id}
            address={address}
            owner={account.data}
            places={places.data}
            next={returnPath(search.get('next')) ?? addressesPath}
          />
        ) : (
          [0, 1, 2, 3, 4].map((at) => <Skeleton key={at} className="mb-4 h-18" />)
        )}
      </div>
    </AccountPage>
  )
}
