import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '#app/platform/api/use-call.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { CheckboxField } from '#app/platform/forms/checkbox-field.tsx'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { useForm, type FormValues } from '#app/platform/forms/use-form.ts'
import { useIntentKey } from '#app/platform/forms/use-intent-key.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Field, SelectField } from '#app/platform/ui/field.tsx'
import { addressWords } from './address-words.ts'
import { addAddress, editAddress, type AddressType, type CustomerAddress } from '#contract/customers/addresses.ts'
import { toFlag } from '#contract/platform/primitives.ts'
import { checkAddress, type AddressFields } from '#domain/customers/addresses/address-fields.ts'
import { formFormats } from '#domain/platform/country/form-formats.ts'
import { addressesKey } from './use-addresses.ts'

export type AddressFormOptions = {
  regions: readonly { id: number; name: string }[]
  cities: readonly { id_city: number; name: string; fk_region: number }[]
  types: readonly AddressType[]
}

/** The option for a city that is not listed; it is never sent (ACC-15, U63). */
const otherCity = '0'

function fieldsOf(values: FormValues) {
  const text = (name: keyof AddressFields) => values[name] ?? ''
  const flag = (name: keyof AddressFields) => toFlag(values[name] === '1')
  const city = text('fk_customer_address_city')
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    prefix: text('prefix'),
    phone: text('phone'),
    phone_optional: text('phone_optional'),
    address1: text('address1'),
    address2: '',
    street_number: text('street_number'),
    additional_info: text('additional_info'),
    postcode: text('postcode'),
    fk_customer_address_region: text('fk_customer_address_region'),
    fk_customer_address_city: city === otherCity ? '' : city,
    city: text('city'),
    address_type_id: text('address_type_id'),
    is_default_shipping: flag('is_default_shipping'),
    is_default_billing: flag('is_default_billing'),
  }
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
  const [region, setRegion] = useState(address ? String(address.fk_customer_address_region) : '')
  const knownCity = address && (address.fk_customer_address_city?.toString() ?? otherCity)
  const [city, setCity] = useState(knownCity ?? '')

  const { problem, attempts, isBusy, errorOf, form } = useForm({
    check(values) {
      const checked = checkAddress(fieldsOf(values), country)
      return 'errors' in checked ? checked.errors : {}
    },
    async send(values) {
      const fields = fieldsOf(values)
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

  const names = { autoCapitalize: 'words', autoCorrect: 'off', spellCheck: false } as const
  const isOtherCity = city === otherCity
  const cities = places.cities.filter(({ fk_region }) => String(fk_region) === region)
  const hasPrefix = phoneFormat.prefix !== null
  const shown = {
    first_name: labels.firstName,
    last_name: labels.lastName,
    fk_customer_address_region: words.region,
    fk_customer_address_city: labels.city,
    city: labels.otherCityName,
    address1: words.street,
    street_number: words.number,
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

  return (
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
        <SelectField
          {...named('fk_customer_address_region')}
          autoComplete="address-level1"
          value={region}
          onChange={({ target }) => {
            setRegion(target.value)
            setCity('')
          }}
          options={[
            { value: '', label: labels.chooseRegion },
            ...places.regions.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <SelectField
          {...named('fk_customer_address_city')}
          autoComplete="address-level2"
          value={city}
          onChange={({ target }) => setCity(target.value)}
          options={
            region === ''
              ? [{ value: '', label: labels.regionFirst }]
              : [
                  { value: '', label: labels.chooseCity },
                  ...cities.map(({ id_city, name }) => ({ value: String(id_city), label: name })),
                  { value: otherCity, label: labels.otherCity },
                ]
          }
        />
        {isOtherCity && (
          <Field
            {...named('city')}
            {...names}
            autoComplete="address-level2"
            defaultValue={address?.fk_customer_address_city === null ? address.city : ''}
          />
        )}
        <Field
          {...named('address1')}
          {...names}
          autoComplete="address-line1"
          placeholder={words.streetHint}
          defaultValue={address?.address1}
        />
        <Field
          {...named('street_number')}
          help={words.numberHelp}
          autoComplete="address-line2"
          inputMode="numeric"
          defaultValue={address?.street_number}
        />
        <Field {...named('additional_info')} autoComplete="address-line3" defaultValue={address?.additional_info} />
        <Field
          {...named('postcode')}
          help={words.postcodeHelp}
          autoComplete="postal-code"
          // Argentina's newer postcodes contain letters.
          inputMode={country === 'ar' ? 'text' : 'numeric'}
          autoCapitalize="characters"
          aria-required={postcodeFormat.required}
          defaultValue={address?.postcode}
        />
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
  )
}
