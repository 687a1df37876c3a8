import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '#app/platform/api/failures.ts'
import { AccountPage, AccountState } from '#app/customers/account-page/account-page.tsx'
import { useCall } from '#app/platform/api/use-call.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { streetLine } from '#domain/customers/addresses/street-line.ts'
import { Badge } from '#app/platform/ui/badge.tsx'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Overlay } from '#app/platform/ui/overlay.tsx'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'
import { addressWords, type AddressWords } from './address-words.ts'
import { readAddressTypes, removeAddress, type CustomerAddress } from '#contract/customers/addresses.ts'
import { maxAddresses } from '#domain/customers/addresses/max-addresses.ts'
import { defaultAddress } from '#domain/customers/addresses/default-address.ts'
import { addressesKey, useAddresses } from './use-addresses.ts'

const phoneOf = ({ prefix, phone }: CustomerAddress) => [prefix, phone].filter(Boolean).join(' ')

function useTypeLabels(): ReadonlyMap<number, string> {
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['address-types'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await call(readAddressTypes, { body: {} }, { signal })).types,
  })
  return new Map(data?.map(({ id, label }) => [id, label]))
}

type AddressRowProps = {
  address: CustomerAddress
  type: string | undefined
  isShipping: boolean
  isBilling: boolean
  words: AddressWords
  onRemove(): void
}

function AddressRow({ address, type, isShipping, isBilling, words, onRemove }: AddressRowProps) {
  const street = streetLine(address, useCountry().country)
  const place = [address.postcode, address.city, address.region === address.city ? '' : address.region]
  return (
    <li className="border-b border-line py-5 first:pt-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="eyebrow text-ink-2">{type}</p>
        {isShipping && <Badge tone="highlight">{words.shipping}</Badge>}
        {isBilling && <Badge tone="highlight">{words.billing}</Badge>}
      </div>
      <h2 className="mt-1 font-text text-18 font-semibold wrap-anywhere">{street}</h2>
      {address.additional_info && <p className="wrap-anywhere">{address.additional_info}</p>}
      <p className="wrap-anywhere">{place.filter(Boolean).join(', ')}</p>
      <p className="mt-1 text-14 text-ink-2">
        {address.first_name} {address.last_name} · {words.phoneShown(phoneOf(address))}
      </p>
      <div className="-mb-3 -ml-1 flex gap-x-4">
        <ButtonLink
          to={`/account/editaddress/${address.id_customer_address}/`}
          look="tertiary"
          aria-label={words.editOf(street)}
          className="text-14! font-medium!"
        >
          {words.editOne}
        </ButtonLink>
        <Button
          look="tertiary"
          aria-label={words.removeOf(street)}
          aria-haspopup="dialog"
          onClick={onRemove}
          className="text-14! font-medium!"
        >
          {words.remove}
        </Button>
      </div>
    </li>
  )
}

/** Asks for confirmation, because removing cannot be undone. */
function RemoveDialog({ address, words }: { address: CustomerAddress | undefined; words: AddressWords }) {
  const { country, words: shell } = useCountry()
  const { isOpen, close } = useOverlay('remove-address')
  const call = useCall()
  const client = useQueryClient()
  const show = useFlash((state) => state.show)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, idempotencyKey }: { id: number; idempotencyKey: string }) =>
      call(removeAddress, { params: { token: '-', id: String(id) } }, { idempotencyKey }),
    onSuccess: ({ message }) => show({ text: message, flashMessageType: 'success' }),
    onError: (error) => show({ text: sentenceOf(error), flashMessageType: 'error' }),
    onSettled: () => {
      close()
      // The list is cleared and fetched again (ACC-14).
      void client.resetQueries({ queryKey: addressesKey })
    },
  })
  const remove = () => address && mutate({ id: address.id_customer_address, idempotencyKey: crypto.randomUUID() })
  return (
    <Overlay
      place="dialog"
      isOpen={isOpen && address !== undefined}
      onClose={close}
      title={words.removeTitle}
      closeLabel={shell.menu.close}
    >
      {address && (
        <>
          <p className="font-medium">{streetLine(address, country)}</p>
          <p className="mt-1 text-ink-2">{words.removeText}</p>
          <div className="mt-5 grid gap-2">
            <Button isWide isBusy={isPending} onClick={remove}>
              {words.remove}
            </Button>
            <Button isWide look="secondary" onClick={close}>
              {words.keep}
            </Button>
          </div>
        </>
      )}
    </Overlay>
  )
}

export function AddressesScreen() {
  const { country } = useCountry()
  const words = addressWords(country)
  const { data: addresses, isError, refetch } = useAddresses()
  const labels = useTypeLabels()
  const dialog = useOverlay('remove-address')
  const [addressToRemove, setAddressToRemove] = useState<CustomerAddress>()

  if (isError) {
    return <AccountState title={words.failed} action={<Button onClick={() => void refetch()}>{words.retry}</Button>} />
  }
  if (addresses?.length === 0) {
    return (
      <AccountState
        title={words.empty.title}
        text={words.empty.text}
        action={<ButtonLink to="/account/addaddress">{words.add}</ButtonLink>}
      />
    )
  }
  const [shipping, billing] = [defaultAddress(addresses ?? [], 'shipping'), defaultAddress(addresses ?? [], 'billing')]
  const isFull = addresses !== undefined && addresses.length >= maxAddresses
  return (
    <AccountPage title={words.title}>
      <div aria-busy={!addresses} className="mt-4">
        {!addresses && [0, 1, 2].map((at) => <Skeleton key={at} className="mb-4 h-36" />)}
        {addresses && (
          <ul>
            {addresses.map((address) => (
              <AddressRow
                key={address.id_customer_address}
                address={address}
                type={labels.get(address.address_type_id)}
                isShipping={address === shipping}
                isBilling={address === billing}
                words={words}
                onRemove={() => {
                  setAddressToRemove(address)
                  dialog.open()
                }}
              />
            ))}
          </ul>
        )}
      </div>
      <div className="mt-6">
        {isFull ? (
          <p className="font-medium">{words.full(maxAddresses)}</p>
        ) : (
          <ButtonLink to="/account/addaddress" isWide className="tablet:w-auto!">
            {words.add}
          </ButtonLink>
        )}
      </div>
      <RemoveDialog address={addressToRemove} words={words} />
    </AccountPage>
  )
}
