import {
  addAddress,
  editAddress,
  readAddresses,
  readAddressTypes,
  readEnabledAddressTypes,
  removeAddress,
} from '#contract/customers/addresses.ts'
import type { Handle } from '#db/connection/handle.ts'
import { checkAddress, type AddressFields } from '#domain/customers/addresses/address-fields.ts'
import { maxAddresses } from '#domain/customers/addresses/max-addresses.ts'
import { placeAddress } from '#domain/customers/addresses/place-of-address.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { toWireAddress } from './address-mappers.ts'
import { addressesRepository } from './repository.ts'

const changed = (message: string, id: number) => ({ error: false as const, message, id_customer_address: id })

/** The typed address with the places it names. */
async function readTyped(tx: Handle, country: OpenCountry, fields: AddressFields) {
  const checked = checkAddress(fields, country)
  if ('errors' in checked) throw new RuleError('customer_data_errors', checked.errors)
  return placeAddress(checked.value, await addressesRepository(tx).placesOf(country, checked.value))
}

export function addressesRoutes(app: App, mount: Mount, db: Handle) {
  mount(app, readAddresses, async (_input, { customer }) => ({
    error: false as const,
    addresses: (await addressesRepository(db).of(customer.idCustomer)).map(toWireAddress),
  }))

  mount(app, addAddress, ({ body }, { country, customer: { idCustomer }, now, transact }) =>
    transact(async (tx) => {
      const book = addressesRepository(tx)
      const address = await readTyped(tx, country, body)
      await book.lock(idCustomer)
      if ((await book.count(idCustomer)) >= maxAddresses) throw new RuleError('addresses_full')
      await book.clearDefaults(idCustomer, address)
      return changed('Dirección agregada exitosamente.', await book.add(country, idCustomer, address, now))
    }),
  )

  mount(app, editAddress, ({ body }, { country, customer: { idCustomer }, transact }) =>
    transact(async (tx) => {
      const book = addressesRepository(tx)
      const { id_customer_address, ...fields } = body
      const id = Number(id_customer_address)
      const address = await readTyped(tx, country, fields)
      await book.lock(idCustomer)
      await book.clearDefaults(idCustomer, address, id)
      if (!(await book.change({ idCustomer, id }, address))) throw new RuleError('address_not_found')
      return changed('Dirección editada exitosamente.', id)
    }),
  )

  mount(app, removeAddress, ({ params }, { customer: { idCustomer }, now, transact }) =>
    transact(async (tx) => {
      const id = Number(params.id)
      if (!(await addressesRepository(tx).remove({ idCustomer, id }, now))) throw new RuleError('address_not_found')
      return changed('Dirección removida exitosamente.', id)
    }),
  )

  const types = async (country: OpenCountry, onlyEnabled: boolean) => ({
    error: false as const,
    types: await addressesRepository(db).typesOf(country, { onlyEnabled }),
  })
  mount(app, readAddressTypes, (_input, { country }) => types(country, false))
  mount(app, readEnabledAddressTypes, (_input, { country }) => types(country, true))
}
