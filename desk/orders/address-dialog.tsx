import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changeAddress, listPlaces } from '#contract/desk/order-address.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { formFormats } from '#domain/platform/country/form-formats.ts'
import { deskCall } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Field, SelectField } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { useOrderAct } from './order-query.ts'

const words = wordsIn({
  es: {
    title: 'Cambiar la dirección',
    what: 'Quien compró recibe un mail y lo ve en su pedido. Solo se puede si el envío cuesta lo mismo.',
    hidden: 'La dirección de ahora está oculta: lo que no completes falta. Con «Ver los datos» aparece acá.',
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
    reason: 'Motivo, para el equipo',
    reasonHelp: 'Queda en el registro, sin la dirección.',
    back: 'Volver',
    confirm: 'Cambiar la dirección',
  },
  en: {
    title: 'Change the address',
    what: 'The buyer gets a mail and sees it in the order. Only where delivery costs the same.',
    hidden: 'The present address is hidden: what you leave empty is missing. “Show the data” fills it in here.',
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
    reason: 'Reason, for the staff',
    reasonHelp: 'It is in the audit, without the address.',
    back: 'Back',
    confirm: 'Change the address',
  },
})

const typedFields = [
  'first_name',
  'last_name',
  'prefix',
  'phone',
  'address1',
  'street_number',
  'additional_info',
  'postcode',
] as const
const otherCity = 'other'

type AddressChange = Parameters<typeof deskCall<typeof changeAddress>>[1]['body']

/** Where the parcel goes instead. */
export function AddressDialog({ order, onClose }: { order: DeskOrder; onClose(): void }) {
  const text = useWords(words)
  const { orderNr, country, version, addressFields: now } = order
  const [key] = useState(() => crypto.randomUUID())
  const [region, setRegion] = useState(now ? String(now.region) : '')
  const [city, setCity] = useState(now ? String(now.city ?? otherCity) : '')
  const { data } = useQuery({
    queryKey: ['places', country, region],
    queryFn: ({ signal }) =>
      deskCall(listPlaces, { query: { country, ...(region && { region: Number(region) }) } }, { signal }),
    staleTime: Infinity,
    placeholderData: (before) => before,
  })
  const changing = useOrderAct(orderNr, (body: AddressChange, idempotencyKey) =>
    deskCall(changeAddress, { params: { orderNr }, body }, { idempotencyKey }),
  )
  const errors = fieldErrors(changing.error)
  const { phone, postcode } = formFormats[country]
  const asked = typedFields.filter((name) => name !== 'prefix' || phone.prefix !== null)
  const optionsOf = (places: readonly { id: number; name: string }[] = []) => [
    { value: '', label: text.choose },
    ...places.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <Dialog title={text.title} onClose={onClose}>
      <form
        className="grid gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const fields = Object.fromEntries(typedFields.map((name) => [name, typed(form, name)]))
          const address = {
            ...(fields as Record<(typeof typedFields)[number], string>),
            fk_customer_address_region: region,
            fk_customer_address_city: city === otherCity ? '' : city,
            city: typed(form, 'city_name'),
          }
          const given = { address, reason: typed(form, 'reason').trim(), version }
          changing.mutate({ given, key }, { onSuccess: onClose })
        }}
      >
        <p>{text.what}</p>
        {now === null && <p className="text-13 text-ink-2">{text.hidden}</p>}
        <div className="grid grid-cols-2 gap-3 max-tablet:grid-cols-1">
          {asked.map((name) => (
            <Field
              key={name}
              label={text[name]}
              name={name}
              defaultValue={now?.[name] ?? ''}
              autoComplete="off"
              maxLength={300}
              inputMode={
                name === 'phone' || name === 'prefix' || (name === 'postcode' && postcode.required)
                  ? 'numeric'
                  : undefined
              }
              error={errors[name] ?? errors[`address.${name}`]}
            />
          ))}
          <SelectField
            label={text.region}
            name="region"
            value={region}
            options={optionsOf(data?.regions)}
            onChange={(event) => {
              setRegion(event.target.value)
              setCity('')
            }}
            error={errors.fk_customer_address_region}
          />
          <SelectField
            label={text.city}
            name="city"
            value={city}
            options={[...optionsOf(data?.cities), { value: otherCity, label: text.other }]}
            onChange={(event) => setCity(event.target.value)}
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
        </div>
        <Field label={text.reason} name="reason" help={text.reasonHelp} autoComplete="off" error={errors.reason} />
        {changing.error && <ActFailure error={changing.error} country={country} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button type="submit" look="primary" isBusy={changing.isPending}>
            {text.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
