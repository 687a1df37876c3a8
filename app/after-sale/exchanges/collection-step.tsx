import { Link } from 'react-router'
import { Choice } from '#app/platform/forms/choice.tsx'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'
import { streetLine } from '#domain/customers/addresses/street-line.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { SelectField } from '#app/platform/ui/field.tsx'
import { exchangeWords } from '#app/platform/texts/exchange-words.ts'
import { messages } from '#contract/platform/messages.ts'
import type { ExchangeOptions, PickupAddress } from '#contract/after-sale/exchange-start.ts'
import { dayInWords } from '#domain/platform/text/day-names.ts'
import { BranchSearch } from './branch-search.tsx'
import { useExchangeDraft } from './exchange-draft.ts'
import { useProblem } from './use-problem.ts'

const lineOf = (address: PickupAddress, country: OpenCountry) => `${streetLine(address, country)}, ${address.city}`

/** The saved address that is preselected: the default shipping address, or the only one. */
const defaultAddressId = (addresses: readonly PickupAddress[]) =>
  String(
    (
      addresses.find(({ is_default_shipping: isDefault }) => isDefault === '1') ??
      (addresses.length === 1 ? addresses[0] : undefined)
    )?.id_customer_address ?? '',
  )

type AddressSelectProps = {
  id: string
  label: string
  value: string
  onChoose(id: string): void
  help?: string | undefined
  error?: string | undefined
}

function AddressSelect({ addresses, onChoose, ...rest }: AddressSelectProps & { addresses: readonly PickupAddress[] }) {
  const { country } = useCountry()
  const words = exchangeWords(country).request
  const { orderNr } = useExchangeDraft()
  const next = `/account/exchange/changereturn?order=${orderNr}&step=collection`
  return (
    <div>
      <SelectField
        {...rest}
        onChange={({ target }) => onChoose(target.value)}
        options={[
          { value: '', label: words.chooseAddress },
          ...addresses.map((address) => ({
            value: String(address.id_customer_address),
            label: lineOf(address, country),
          })),
        ]}
      />
      <Link
        to={`/account/addaddress?next=${encodeURIComponent(next)}`}
        className="mt-1 inline-flex min-h-11 items-center text-14 underline underline-offset-4"
      >
        {words.addAddress}
      </Link>
    </div>
  )
}

/** How the goods are returned, and where a replacement is sent (EXC-07, EXC-12). */
export function CollectionStep({ options, onDone }: { options: ExchangeOptions; onDone(): void }) {
  const words = exchangeWords(useCountry().country).request
  const { addresses, methods } = options
  const draft = useExchangeDraft()
  const { method, branch, items, change } = draft
  const { problem, attempts, errorOf, checkComplete } = useProblem()
  const pickupAddress = draft.pickupAddress || defaultAddressId(addresses)
  const shippingAddress = draft.shippingAddress || defaultAddressId(addresses)
  const isExchange = Object.values(items).some(({ way }) => way === 'exchange')
  const chosen = addresses.find(({ id_customer_address: id }) => String(id) === pickupAddress)
  const days = chosen?.pickup_from && chosen.pickup_to ? ([chosen.pickup_from, chosen.pickup_to] as const) : undefined

  function goToNextStep() {
    if (!checkComplete(method === '' ? { [`method-${methods[0]}`]: words.choose } : {})) return
    const isPickup = method === 'home_pickup'
    const missing = {
      ...(isPickup && !chosen && { pickup: words.chooseAddress }),
      ...(!isPickup && branch === '' && { 'branch-postcode': words.branchMissing }),
      ...(isExchange && shippingAddress === '' && { shipping: words.chooseAddress }),
    }
    if (!checkComplete(missing, messages.exchange_shipping_incomplete)) return
    if (!checkComplete(isPickup && !days ? { pickup: messages.pickup_none } : {}, messages.pickup_none)) return
    change({ pickupAddress: isPickup ? pickupAddress : '', shippingAddress: isExchange ? shippingAddress : '' })
    onDone()
  }

  return (
    <div className="grid gap-6">
      <FormProblems
        {...{ problem, attempts }}
        labels={{
          [`method-${methods[0]}`]: words.method,
          pickup: words.pickupAddress,
          'branch-postcode': words.branch,
          shipping: words.shippingAddress,
        }}
      />
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">{words.method}</legend>
        {methods.length === 0 && <p role="alert">{words.noMethod}</p>}
        {methods.includes('home_pickup') && (
          <Choice
            id="method-home_pickup"
            name="method"
            value="home_pickup"
            isChosen={method === 'home_pickup'}
            onChoose={() => change({ method: 'home_pickup' })}
            label={words.pickup}
            detail={words.pickupDetail}
          >
            <AddressSelect
              id="pickup"
              label={words.pickupAddress}
              value={pickupAddress}
              onChoose={(id) => change({ pickupAddress: id })}
              help={days && words.pickupDays(dayInWords(days[0]), dayInWords(days[1]))}
              error={errorOf('pickup') ?? (chosen && !days ? messages.pickup_none : undefined)}
              addresses={addresses}
            />
          </Choice>
        )}
        {methods.includes('branch_dropoff') && (
          <Choice
            id="method-branch_dropoff"
            name="method"
            value="branch_dropoff"
            isChosen={method === 'branch_dropoff'}
            onChoose={() => change({ method: 'branch_dropoff' })}
            label={words.dropoff}
            detail={words.dropoffDetail(dayInWords(options.dropoff_until))}
          >
            <BranchSearch error={errorOf('branch-postcode')} />
          </Choice>
        )}
      </fieldset>
      {isExchange && (
        <AddressSelect
          id="shipping"
          label={words.shippingAddress}
          value={shippingAddress}
          onChoose={(id) => change({ shippingAddress: id })}
          error={errorOf('shipping')}
          addresses={addresses}
        />
      )}
      {methods.length > 0 && (
        <Button isWide onClick={goToNextStep}>
          {words.next}
        </Button>
      )}
    </div>
  )
}
