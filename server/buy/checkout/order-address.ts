import type { Address } from '#domain/customers/addresses/address-fields.ts'
import { placeAddress } from '#domain/customers/addresses/place-of-address.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { AddressCopy } from '#domain/buy/orders/address-copy.ts'
import type { Prepared } from './prepare.ts'
import type { CheckoutFacts } from './checkout-facts.ts'

type SavedAddress = Omit<Address, 'phone2' | 'typeId' | 'isDefaultShipping' | 'isDefaultBilling'> & { region: string }

/** An address with the names of its places, as the order keeps it. */
export const copyOf = (address: SavedAddress): AddressCopy => ({
  first_name: address.firstName,
  last_name: address.lastName,
  prefix: address.prefix,
  phone: address.phone,
  address1: address.address1,
  street_number: address.streetNumber,
  additional_info: address.additionalInfo,
  postcode: address.postcode,
  region_id: address.regionId,
  region: address.region,
  city_id: address.cityId,
  city: address.city,
})

/** Who bought what is not sent: a name, and no place. */
export const contactCopy = (who: { firstName: string; lastName: string } | null): AddressCopy | undefined =>
  who
    ? {
        first_name: who.firstName,
        last_name: who.lastName,
        prefix: '',
        phone: '',
        address1: '',
        street_number: '',
        additional_info: '',
        postcode: '',
        region_id: 0,
        region: '',
        city_id: null,
        city: '',
      }
    : undefined

/** The address that was typed, with the places it names; refuses a city of another region and the like (INV-22). */
export function typedCopy(typed: Address, { places }: CheckoutFacts): AddressCopy {
  const known = {
    region: places.region ?? undefined,
    city: places.city ?? undefined,
    regionOfPostcode: places.regionOfPostcode ?? undefined,
    type: places.type ?? undefined,
  }
  return copyOf({ ...placeAddress(typed, known), region: places.region?.name ?? '' })
}

/** Where the goods go: home, or to the branch under the shopper's name. */
export function destination(home: AddressCopy, { chosenDelivery }: Prepared, idBranch: number | null): AddressCopy {
  if (chosenDelivery?.code !== 'pickup') return home
  const branch = chosenDelivery.branches.find(({ id }) => id === idBranch)
  if (!branch) throw new RuleError('delivery_unavailable', { id_branch: 'Elija una sucursal.' })
  return {
    ...home,
    address1: branch.address,
    street_number: '',
    additional_info: `Sucursal ${branch.name}`,
    postcode: branch.postcode,
    region_id: branch.regionId,
    region: branch.region,
    city_id: branch.cityId,
    city: branch.city,
  }
}
