import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listPlaces } from '#contract/desk/order-address.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { formFormats } from '#domain/platform/country/form-formats.ts'
import { deskCall } from '#desk/platform/call.ts'
import { typed } from '#desk/platform/typed.ts'
import { Field, SelectField } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    first_name: 'Nombre',
    last_name: 'Apellido',
    prefix: 'Código de área',
    phone: 'Teléfono',
    address1: 'Calle',
    street_number: 'Número',
    additional_info: 'Piso, departamento o barrio (opcional)',
    postcode: 'Código postal',
    region: 'Región o provincia',
    city: 'Ciudad o comuna',
    choose: 'Elegir',
    other: 'Otra, que no está en la lista',
    cityName: 'Nombre de la ciudad',
  },
  en: {
    first_name: 'First name',
    last_name: 'Last name',
    prefix: 'Area code',
    phone: 'Telephone',
    address1: 'Street',
    street_number: 'Number',
    additional_info: 'Floor, flat or barrio (optional)',
    postcode: 'Postcode',
    region: 'Region or province',
    city: 'City or comuna',
    choose: 'Choose',
    other: 'Another, which is not listed',
    cityName: 'Name of the city',
  },
})

const contactFields = ['first_name', 'last_name', 'prefix', 'phone'] as const
const streetFields = ['address1', 'street_number', 'additional_info', 'postcode'] as const
const typedFields = [...contactFields, ...streetFields]
type TypedField = (typeof typedFields)[number]
const otherCity = 'other'

/** The fields of an address as its calls take them, from the form they are in. */
export function addressIn(form: HTMLFormElement | FormData) {
  const data = form instanceof FormData ? form : new FormData(form)
  const fields = Object.fromEntries(typedFields.map((name) => [name, typed(data, name)])) as Record<TypedField, string>
  const city = typed(data, 'city')
  return {
    ...fields,
    fk_customer_address_region: typed(data, 'region'),
    fk_customer_address_city: city === otherCity ? '' : city,
    city: typed(data, 'city_name'),
  }
}

type AddressFieldsProps = {
  country: OpenCountry
  now?: DeskOrder['addressFields']
  errors: Readonly<Record<string, string>>
  /** The place, whenever another one is chosen. */
  onPlace?: (place: { region: string; city: string }) => void
  /** Who collects at a branch gives no street. */
  isContactOnly?: boolean
}

/** A person and where they live: fields of the form around them. */
export function AddressFields({ country, now = null, errors, onPlace, isContactOnly = false }: AddressFieldsProps) {
  const text = useWords(words)
  const [region, setRegion] = useState(now ? String(now.region) : '')
  const [city, setCity] = useState(now ? String(now.city ?? otherCity) : '')
  const { data } = useQuery({
    queryKey: ['places', country, region],
    queryFn: ({ signal }) =>
      deskCall(listPlaces, { query: { country, ...(region && { region: Number(region) }) } }, { signal }),
    staleTime: Infinity,
    placeholderData: (before) => before,
    enabled: !isContactOnly,
  })
  function choose(place: { region: string; city: string }): void {
    setRegion(place.region)
    setCity(place.city)
    onPlace?.({ region: place.region, city: place.city === otherCity ? '' : place.city })
  }
  const { phone, postcode } = formFormats[country]
  const isNumeric = (name: TypedField) =>
    name === 'phone' || name === 'prefix' || (name === 'postcode' && postcode.required)
  const asked = (isContactOnly ? contactFields : typedFields).filter(
    (name) => name !== 'prefix' || phone.prefix !== null,
  )
  const optionsOf = (places: readonly { id: number; name: string }[] = []) => [
    { value: '', label: text.choose },
    ...places.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <div className="grid grid-cols-2 gap-3 max-tablet:grid-cols-1">
      {asked.map((name) => (
        <Field
          key={name}
          label={text[name]}
          name={name}
          defaultValue={now?.[name] ?? ''}
          autoComplete="off"
          maxLength={300}
          inputMode={isNumeric(name) ? 'numeric' : undefined}
          error={errors[name] ?? errors[`address.${name}`]}
        />
      ))}
      {!isContactOnly && (
        <>
          {/* A list that is still loading has no option for what was chosen: the form takes it from here. */}
          <input type="hidden" name="region" value={region} />
          <input type="hidden" name="city" value={city} />
          <SelectField
            label={text.region}
            value={region}
            options={optionsOf(data?.regions)}
            onChange={({ target }) => choose({ region: target.value, city: '' })}
            error={errors.fk_customer_address_region}
          />
          <SelectField
            label={text.city}
            value={city}
            options={[...optionsOf(data?.cities), { value: otherCity, label: text.other }]}
            onChange={({ target }) => choose({ region, city: target.value })}
            error={errors.fk_customer_address_city}
          />
          {city === otherCity && (
            <Field
              label={text.cityName}
              name="city_name"
              defaultValue={now?.city === null ? now.cityName : ''}
              autoComplete="off"
              error={errors.city}
            />
          )}
        </>
      )}
    </div>
  )
}
