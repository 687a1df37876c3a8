import { useState } from 'react'
import type { Places } from '#app/customers/addresses/use-places.ts'
import { useCityRegion } from '#app/platform/device/city-region-store.ts'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { useForm, type FormProblem, type FormValues } from '#app/platform/forms/use-form.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { controlClass, descriptionProps, Field, FieldFrame, SelectField } from '#app/platform/ui/field.tsx'
import { addressWords } from '#app/customers/addresses/address-words.ts'
import { checkoutWords } from './checkout-words.ts'
import { checkGuest, otherCity, type GuestForm } from '#domain/buy/checkout/guest-form.ts'
import { formFormats } from '#domain/platform/country/form-formats.ts'

const fieldNames = [
  'email',
  'name',
  'identification',
  'identification_type',
  'phone',
  'place',
  'region',
  'city',
  'address1',
  'street_number',
  'additional_info',
  'postcode',
] as const satisfies readonly (keyof GuestForm)[]

/** The typed values in the shape the domain rules take. */
export const guestFormOf = (values: FormValues) =>
  Object.fromEntries(fieldNames.map((name) => [name, values[name] ?? ''])) as GuestForm

type PlaceFieldProps = {
  label: string
  places: Places
  value: string
  error: string | undefined
  onChange(value: string): void
  words: { choosePlace: string; otherPlace: string }
}

/** One list of all cities grouped by region: one question instead of two (U58). */
function PlaceField({ label, places, value, error, onChange, words }: PlaceFieldProps) {
  const citiesOf = Map.groupBy(places.cities, ({ fk_region }) => fk_region)
  return (
    <FieldFrame id="place" label={label} error={error}>
      <select
        id="place"
        name="place"
        autoComplete="address-level2"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...descriptionProps('place', { error })}
        className={controlClass}
      >
        <option value="">{words.choosePlace}</option>
        {places.regions.map(({ id, name }) => {
          const cities = citiesOf.get(id)
          return (
            cities && (
              <optgroup key={id} label={name}>
                {cities.map((city) => (
                  <option key={city.id_city} value={`${id}-${city.id_city}`}>
                    {city.name}
                  </option>
                ))}
              </optgroup>
            )
          )
        })}
        <option value={otherCity}>{words.otherPlace}</option>
      </select>
    </FieldFrame>
  )
}

type GuestAddressFormProps = {
  places: Places
  /** False when the order has no shipment: then only the buyer's data is asked. */
  needsAddress?: boolean
  /** A customer is signed in, so their identity is not asked. */
  isKnown: boolean
  typed: FormValues
  /** The server's errors when the order was placed. */
  refused: FormProblem | undefined
  onType(values: Record<string, string>): void
  /** Rejects with the field errors when the server refuses the address. */
  onDone(values: GuestForm): Promise<void>
}

/**
 * The recipient and address of a guest, in eight fields. Each change is stored at once, so that a reload loses nothing.
 */
export function GuestAddressForm({
  places,
  needsAddress = true,
  isKnown,
  typed,
  refused,
  onType,
  onDone,
}: GuestAddressFormProps) {
  const { country } = useCountry()
  const { address: words } = checkoutWords(country)
  const local = addressWords(country)
  const { idTypes, postcode: postcodeFormat } = formFormats[country]
  const shopPlace = useCityRegion(({ place }) => place)
  const knownPlace = places.cities.find(({ id_city }) => id_city === shopPlace?.city)
  const [place, setPlace] = useState(
    () => typed.place ?? (knownPlace ? `${knownPlace.fk_region}-${knownPlace.id_city}` : ''),
  )
  const [showsInfo, setShowsInfo] = useState(
    Boolean(typed.additional_info || (!postcodeFormat.required && typed.postcode)),
  )
  const documentLabel = idTypes.length === 1 ? idTypes[0]!.label : 'Documento'
  const labels = {
    email: words.email,
    name: words.name,
    identification: documentLabel,
    place: words.place,
    region: local.region,
    city: words.otherPlaceName,
    address1: local.street,
    street_number: local.number,
    additional_info: local.info,
    postcode: local.postcode,
    phone: words.phone,
  }
  const { problem, attempts, isBusy, errorOf, form } = useForm({
    submitted: refused,
    check: (values) => checkGuest(guestFormOf(values), country, { isKnown, needsAddress }),
    send: (values) => onDone(guestFormOf(values)),
  })
  const named = <N extends keyof typeof labels>(name: N) => ({
    id: name,
    name,
    label: labels[name],
    error: errorOf(name),
    defaultValue: typed[name],
  })
  const postcode = (
    <Field
      {...named('postcode')}
      autoComplete="postal-code"
      inputMode={country === 'ar' ? 'text' : 'numeric'}
      autoCapitalize="characters"
      aria-required={postcodeFormat.required}
    />
  )
  const names = { autoCapitalize: 'words', autoCorrect: 'off', spellCheck: false } as const
  return (
    <form
      {...form}
      onChange={({ currentTarget }) =>
        onType(guestFormOf(Object.fromEntries(new FormData(currentTarget)) as FormValues))
      }
      className="grid gap-4"
    >
      <FormProblems {...{ problem, attempts, labels }} />
      {!isKnown && (
        <Field
          {...named('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          help={words.emailHelp}
        />
      )}
      <Field {...named('name')} {...names} autoComplete="name" help={needsAddress ? words.nameHelp : undefined} />
      {!isKnown && (
        <div
          className={
            idTypes.length > 1
              ? 'grid grid-cols-[minmax(0,10rem)_minmax(0,1fr)] items-end gap-3 large-text:grid-cols-1'
              : ''
          }
        >
          {idTypes.length > 1 && (
            <SelectField
              id="identification_type"
              name="identification_type"
              label={words.documentType}
              defaultValue={typed.identification_type}
              options={idTypes.map(({ code, label }) => ({ value: code, label }))}
            />
          )}
          <Field
            {...named('identification')}
            help={idTypes.length > 1 ? undefined : words.documentHelp}
            // A RUT may end in K (U60).
            inputMode={country === 'cl' ? 'text' : 'numeric'}
            autoCapitalize="characters"
            autoComplete="off"
          />
        </div>
      )}
      {needsAddress && (
        <>
          <PlaceField
            label={labels.place}
            places={places}
            value={place}
            error={errorOf('place')}
            onChange={setPlace}
            words={words}
          />
          {place === otherCity && (
            <>
              <SelectField
                {...named('region')}
                autoComplete="address-level1"
                options={[
                  { value: '', label: words.chooseRegion },
                  ...places.regions.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
              />
              <Field {...named('city')} {...names} autoComplete="address-level2" />
            </>
          )}
          <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-3 large-text:grid-cols-1">
            <Field {...named('address1')} {...names} autoComplete="address-line1" placeholder={local.streetHint} />
            <Field {...named('street_number')} inputMode="numeric" autoComplete="address-line2" />
          </div>
          {local.numberHelp && <p className="-mt-2 text-14 text-ink-2">{local.numberHelp}</p>}
          {showsInfo ? (
            <>
              <Field {...named('additional_info')} autoComplete="address-line3" />
              {!postcodeFormat.required && postcode}
            </>
          ) : (
            <Button
              look="tertiary"
              onClick={() => setShowsInfo(true)}
              className="-my-2 justify-self-start text-14! font-medium!"
            >
              {words.moreInfo}
            </Button>
          )}
          {postcodeFormat.required && postcode}
          <Field
            {...named('phone')}
            type="tel"
            autoComplete="tel-national"
            placeholder={words.phoneHint}
            help={words.phoneHelp}
          />
        </>
      )}
      <Button type="submit" isWide isBusy={isBusy} className="mt-2">
        {needsAddress ? words.next : checkoutWords(country).delivery.next}
      </Button>
    </form>
  )
}
