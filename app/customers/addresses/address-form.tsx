import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '#app/platform/api/use-call.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { CheckboxField } from '#app/platform/forms/checkbox-field.tsx'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { customerDataSentence, useForm } from '#app/platform/forms/use-form.ts'
import { useIntentKey } from '#app/platform/forms/use-intent-key.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Field, SelectField } from '#app/platform/ui/field.tsx'
import { addressWords } from './address-words.ts'
import { addAddress, editAddress, type AddressType, type CustomerAddress } from '#contract/customers/addresses.ts'
import { otherCity } from '#domain/buy/checkout/guest-form.ts'
import { checkAddress } from '#domain/customers/addresses/address-fields.ts'
import { splitBarrio, streetLine } from '#domain/customers/addresses/street-line.ts'
import { formFormats } from '#domain/platform/country/form-formats.ts'
import { fieldsOf, knownPlace, shownErrors } from './address-form-fields.ts'
import { CityField, CitySheet } from './city-field.tsx'
import { moveTrailingNumber } from './move-trailing-number.ts'
import { addressesKey } from './use-addresses.ts'
import { asksPostcodeFirst, usePostcodePlace } from './use-postcode-place.ts'

export type AddressFormOptions = {
  regions: readonly { id: number; name: string }[]
  cities: readonly { id_city: number; name: string; fk_region: number }[]
  types: readonly AddressType[]
}

type AddressFormProps = {
  /** The address to edit; undefined for a new one. */
  address: CustomerAddress | undefined
  /** Prefills the recipient of a new address. */
  owner: { first_name: string; last_name: string } | undefined
  places: AddressFormOptions
  /** The path to open after saving. */
  next: string
}

export function AddressForm({ address, owner, places, next }: AddressFormProps) {
  const { country } = useCountry()
  const words = addressWords(country)
  const { form: labels } = words
  const { phone: phoneFormat, postcode: postcodeFormat } = formFormats[country]
  const call = useCall()
  const client = useQueryClient()
  const navigate = useNavigate()
  const keyOf = useIntentKey()
  const [place, setPlace] = useState(() => knownPlace(address))
  const { problem, attempts, isBusy, errorOf, solve, form } = useForm({
    sentence: customerDataSentence,
    check(values) {
      const checked = checkAddress(fieldsOf(values, country), country)
      return 'errors' in checked ? shownErrors(checked.errors, values.place ?? '', country) : {}
    },
    async send(values) {
      const fields = fieldsOf(values, country)
      const idempotencyKey = keyOf(values)
      const id = address && String(address.id_customer_address)
      const { message } = id
        ? await call(editAddress, { body: { ...fields, id_customer_address: id } }, { idempotencyKey })
        : await call(addAddress, { body: fields }, { idempotencyKey })
      useFlash.getState().show({ text: message, flashMessageType: 'success' })
      void client.resetQueries({ queryKey: addressesKey })
      await navigate(next, { replace: true })
    },
  })
  function choosePlace(next: string) {
    setPlace(next)
    solve('place')
  }
  const { region, look } = usePostcodePlace(country, (ofPostcode, next) => {
    // A city that was written stays, and a chosen one while it is of the postcode's region.
    if (place !== otherCity && (next || !place.startsWith(`${ofPostcode}-`))) choosePlace(next)
  })
  const { barrio, info } = splitBarrio(address?.additional_info ?? '')
  const isOneLine = words.barrio !== undefined

  const names = { autoCapitalize: 'words', autoCorrect: 'off', spellCheck: false } as const
  const isOtherCity = place === otherCity
  const hasPrefix = phoneFormat.prefix !== null
  const shown = {
    first_name: labels.firstName,
    last_name: labels.lastName,
    fk_customer_address_region: words.region,
    place: labels.city,
    city: labels.otherCityName,
    address1: words.street,
    street_number: words.number,
    barrio: words.barrio ?? '',
    additional_info: labels.optional(words.info),
    postcode: words.postcode,
    address_type_id: labels.type,
    prefix: labels.prefix,
    phone: labels.phone,
    phone_optional: labels.phone2,
  }
  const named = <N extends keyof typeof shown>(name: N) => ({
    id: name,
    name,
    label: shown[name],
    error: errorOf(name),
  })
  const legend = 'mb-3 text-18 font-bold'
  const postcode = postcodeFormat.required && (
    <Field
      {...named('postcode')}
      help={words.postcodeHelp}
      autoComplete="postal-code"
      // Argentina's newer postcodes contain letters.
      inputMode={country === 'ar' ? 'text' : 'numeric'}
      autoCapitalize="characters"
      aria-required
      maxLength={12}
      defaultValue={address?.postcode}
      onInput={({ currentTarget }) => void look(currentTarget.value)}
    />
  )

  return (
    <>
      <form {...form} className="grid gap-8">
        <FormProblems problem={problem} attempts={attempts} labels={shown} />
        <fieldset className="grid min-w-0 gap-4">
          <legend className={legend}>{labels.who}</legend>
          <Field
            {...named('first_name')}
            {...names}
            autoComplete="given-name"
            defaultValue={address?.first_name ?? owner?.first_name}
          />
          <Field
            {...named('last_name')}
            {...names}
            autoComplete="family-name"
            defaultValue={address?.last_name ?? owner?.last_name}
          />
        </fieldset>
        <fieldset className="grid min-w-0 gap-4">
          <legend className={legend}>{labels.where}</legend>
          {asksPostcodeFirst(country) && postcode}
          <input type="hidden" name="place" value={place} />
          <CityField
            id="place"
            places={places}
            value={place}
            error={errorOf('place') ?? errorOf('fk_customer_address_city')}
          />
          {isOtherCity && (
            <>
              <SelectField
                {...named('fk_customer_address_region')}
                autoComplete="address-level1"
                defaultValue={address && String(address.fk_customer_address_region)}
                options={[
                  { value: '', label: labels.chooseRegion },
                  ...places.regions.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
              />
              <Field
                {...named('city')}
                {...names}
                autoComplete="address-level2"
                defaultValue={address?.fk_customer_address_city === null ? address.city : ''}
              />
            </>
          )}
          <Field
            {...named('address1')}
            {...names}
            autoComplete={isOneLine ? 'street-address' : 'address-line1'}
            placeholder={words.streetHint}
            defaultValue={address && (isOneLine ? streetLine(address, country) : address.address1)}
            onBlur={({ currentTarget }) =>
              void (!isOneLine && currentTarget.form && moveTrailingNumber(currentTarget.form))
            }
          />
          {isOneLine ? (
            <Field {...named('barrio')} {...names} autoComplete="address-level3" defaultValue={barrio} />
          ) : (
            <Field
              {...named('street_number')}
              autoComplete="off"
              autoCapitalize="characters"
              defaultValue={address?.street_number}
            />
          )}
          <Field
            {...named('additional_info')}
            autoComplete="address-line2"
            defaultValue={isOneLine ? info : address?.additional_info}
          />
          {!asksPostcodeFirst(country) && postcode}
          <SelectField
            {...named('address_type_id')}
            defaultValue={address?.address_type_id}
            options={places.types.map(({ id, label }) => ({ value: String(id), label }))}
          />
        </fieldset>
        <fieldset className="grid min-w-0 gap-4">
          <legend className={legend}>{labels.contact}</legend>
          <p className="-mt-2 text-14 text-ink-2">{labels.phoneHelp}</p>
          <div
            className={hasPrefix ? 'grid grid-cols-[8rem_minmax(0,1fr)] items-start gap-3 large-text:grid-cols-1' : ''}
          >
            {hasPrefix && (
              <Field
                {...named('prefix')}
                type="tel"
                inputMode="numeric"
                autoComplete="tel-area-code"
                placeholder="11"
                defaultValue={address?.prefix}
              />
            )}
            <Field
              {...named('phone')}
              type="tel"
              autoComplete={hasPrefix ? 'tel-local' : 'tel-national'}
              placeholder={words.phoneHint}
              lead={words.phoneLead}
              defaultValue={address?.phone}
            />
          </div>
          <Field {...named('phone_optional')} type="tel" autoComplete="off" defaultValue={address?.phone2} />
        </fieldset>
        <div>
          <CheckboxField
            name="is_default_shipping"
            label={labels.defaultShipping}
            defaultChecked={address?.is_default_shipping === '1'}
          />
          <CheckboxField
            name="is_default_billing"
            label={labels.defaultBilling}
            defaultChecked={address?.is_default_billing === '1'}
          />
        </div>
        <Button type="submit" isWide isBusy={isBusy}>
          {isBusy ? labels.saving : labels.save}
        </Button>
      </form>
      <CitySheet id="place" places={places} value={place} region={region} onChoose={choosePlace} />
    </>
  )
}
