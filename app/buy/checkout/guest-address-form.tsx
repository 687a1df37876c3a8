import { useState } from 'react'
import { CityField, CitySheet, placeValue } from '#app/customers/addresses/city-field.tsx'
import { EmailQuestion } from '#app/customers/addresses/email-question.tsx'
import { moveTrailingNumber } from '#app/customers/addresses/move-trailing-number.ts'
import { asksPostcodeFirst, usePostcodePlace } from '#app/customers/addresses/use-postcode-place.ts'
import type { Places } from '#app/customers/addresses/use-places.ts'
import { useCityRegion } from '#app/platform/device/city-region-store.ts'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { useForm, type FormProblem, type FormValues } from '#app/platform/forms/use-form.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Field, SelectField } from '#app/platform/ui/field.tsx'
import { addressWords } from '#app/customers/addresses/address-words.ts'
import { checkoutWords } from './checkout-words.ts'
import { checkGuest, otherCity, type GuestForm, type GuestNeeds } from '#domain/buy/checkout/guest-form.ts'
import { likelyEmail } from '#domain/platform/text/email-typo.ts'
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
  'barrio',
  'additional_info',
  'postcode',
] as const satisfies readonly (keyof GuestForm)[]

/** The typed values in the shape the domain rules take. */
export const guestFormOf = (values: FormValues) =>
  Object.fromEntries(fieldNames.map((name) => [name, values[name] ?? ''])) as GuestForm

/** What the fields of a form hold now; fields that are not asked are absent. */
const typedIn = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>

type GuestAddressFormProps = {
  places: Places
  /** Without a shipment to a home, only who buys or collects is asked. */
  needs?: GuestNeeds
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
  needs = 'address',
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
    () => typed.place ?? (knownPlace ? placeValue(knownPlace.fk_region, knownPlace.id_city) : ''),
  )
  const [showsInfo, setShowsInfo] = useState(Boolean(typed.additional_info))
  const [meant, setMeant] = useState<string>()
  const { problem, attempts, isBusy, errorOf, solve, form } = useForm({
    submitted: refused,
    check: (values) => checkGuest(guestFormOf(values), country, { isKnown, needs }),
    send: (values) => onDone(guestFormOf(values)),
  })
  const setPlaceAndStore = (next: string) => {
    setPlace(next)
    solve('place')
    onType({ place: next })
  }
  const { region, look } = usePostcodePlace(country, (ofPostcode, next) => {
    // A city that was written stays, and a chosen one while it is of the postcode's region.
    if (place !== otherCity && (next || !place.startsWith(`${ofPostcode}-`))) setPlaceAndStore(next)
  })
  const isOneLine = local.barrio !== undefined
  const nameHelp = { address: words.nameHelp, contact: words.collectorHelp, name: undefined }[needs]
  const documentLabel = idTypes.length === 1 ? idTypes[0]!.label : 'Documento'
  const labels = {
    email: words.email,
    name: words.name,
    identification: documentLabel,
    place: local.form.city,
    region: local.region,
    city: local.form.otherCityName,
    address1: local.street,
    street_number: local.number,
    barrio: local.barrio ?? '',
    additional_info: local.info,
    postcode: local.postcode,
    phone: words.phone,
  }
  const named = <N extends keyof typeof labels>(name: N) => ({
    id: name,
    name,
    label: labels[name],
    error: errorOf(name),
    defaultValue: typed[name],
  })
  const postcode = postcodeFormat.required && (
    <Field
      {...named('postcode')}
      autoComplete="postal-code"
      inputMode={country === 'ar' ? 'text' : 'numeric'}
      autoCapitalize="characters"
      aria-required
      maxLength={12}
      onInput={({ currentTarget }) => void look(currentTarget.value)}
    />
  )
  const names = { autoCapitalize: 'words', autoCorrect: 'off', spellCheck: false } as const
  const hasPhone = needs !== 'name'
  return (
    <>
      <form {...form} onChange={({ currentTarget }) => onType(typedIn(currentTarget))} className="grid gap-4">
        <FormProblems {...{ problem, attempts, labels }} />
        {!isKnown && (
          <>
            <Field
              {...named('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              help={words.emailHelp}
              onBlur={({ currentTarget }) => setMeant(likelyEmail(currentTarget.value))}
            />
            <EmailQuestion
              meant={meant}
              onAccept={(email) => {
                const input = document.getElementById('email') as HTMLInputElement
                input.value = email
                setMeant(undefined)
                onType({ email })
                input.focus()
              }}
            />
          </>
        )}
        <Field {...named('name')} {...names} autoComplete="name" help={nameHelp} />
        {!isKnown && (
          <div className={idTypes.length > 1 ? 'grid items-start gap-4 tablet:grid-cols-2 tablet:gap-3' : ''}>
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
        {needs === 'address' && (
          <>
            {asksPostcodeFirst(country) && postcode}
            <input type="hidden" name="place" value={place} />
            <CityField id="place" places={places} value={place} error={errorOf('place')} />
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
            {isOneLine ? (
              <>
                <Field {...named('address1')} {...names} autoComplete="street-address" placeholder={local.streetHint} />
                <Field {...named('barrio')} {...names} autoComplete="address-level3" />
              </>
            ) : (
              <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-3 large-text:grid-cols-1">
                <Field
                  {...named('address1')}
                  {...names}
                  autoComplete="address-line1"
                  placeholder={local.streetHint}
                  onBlur={({ currentTarget }) => {
                    if (currentTarget.form && moveTrailingNumber(currentTarget.form))
                      onType(typedIn(currentTarget.form))
                  }}
                />
                <Field {...named('street_number')} autoComplete="off" autoCapitalize="characters" />
              </div>
            )}
            {showsInfo ? (
              <Field {...named('additional_info')} autoComplete="address-line2" />
            ) : (
              <Button
                look="tertiary"
                onClick={() => setShowsInfo(true)}
                className="-my-2 justify-self-start text-14! font-medium!"
              >
                {words.moreInfo}
              </Button>
            )}
            {!asksPostcodeFirst(country) && postcode}
          </>
        )}
        {hasPhone && (
          <Field
            {...named('phone')}
            type="tel"
            autoComplete="tel-national"
            placeholder={words.phoneHint}
            lead={local.phoneLead}
            help={needs === 'contact' ? words.pickupPhoneHelp : words.phoneHelp}
          />
        )}
        <Button type="submit" isWide isBusy={isBusy} className="mt-2">
          {needs === 'address' ? words.next : checkoutWords(country).delivery.next}
        </Button>
      </form>
      {needs === 'address' && (
        <CitySheet id="place" places={places} value={place} region={region} onChoose={setPlaceAndStore} />
      )}
    </>
  )
}
