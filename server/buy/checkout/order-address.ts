import type { Contact, TypedAddress } from '#domain/customers/addresses/address.ts'
import { placeAddress } from '#domain/customers/addresses/place-of-address.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { branchLine, toAddressCopy, type AddressCopy } from '#domain/buy/orders/address-copy.ts'
import type { Prepared } from './prepare.ts'
import type { CheckoutFacts } from './checkout-facts.ts'

/** Who bought what is not sent to a home: a name, a phone for a pickup, and no place. */
export const contactCopy = (
  who: (Pick<Contact, 'firstName' | 'lastName'> & Partial<Contact>) | null,
): AddressCopy | undefined =>
  who
    ? {
        first_name: who.firstName,
        last_name: who.lastName,
        prefix: who.prefix ?? '',
        phone: who.phone ?? '',
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
export function typedCopy(typed: TypedAddress, { places, addressType }: CheckoutFacts): AddressCopy {
  const known = {
    region: places.region ?? undefined,
    city: places.city ?? undefined,
    regionOfPostcode: places.regionOfPostcode ?? undefined,
    type: addressType ?? undefined,
  }
  return toAddressCopy({ ...placeAddress(typed, known), region: places.region?.name ?? '' })
}

/** Where the goods go: home, or to the branch under the shopper's name. */
export function destination(home: AddressCopy, { chosenDelivery }: Prepared, idBranch: number | null): AddressCopy {
  if (chosenDelivery?.code !== 'pickup') return home
  const branch = chosenDelivery.branches.find(({ id }) => id === idBranch)
  if (!branch) throw new RuleError('delivery_unavailable', { id_branch: 'Falta elegir la sucursal.' })
  return {
    ...home,
    address1: branch.address,
    street_number: '',
    additional_info: branchLine(branch.name),
    postcode: branch.postcode,
    region_id: branch.regionId,
    region: branch.region,
    city_id: branch.cityId,
    city: branch.city,
  }
}
