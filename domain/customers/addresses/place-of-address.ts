import { RuleError } from '#domain/platform/errors.ts'
import type { TypedAddress } from './address.ts'
import { addressSentences } from './address-fields.ts'

/** What the store has for the ids of an address; undefined for unknown ones. */
export type KnownPlaces = {
  region: { id: number } | undefined
  city: { name: string; regionId: number } | undefined
  /** The region whose ranges contain the postcode. */
  regionOfPostcode: number | undefined
  type: { id: number; enabled: boolean } | undefined
}

/** Refuses a postcode of another region at its field. A postcode in no range is accepted. */
export function assertPostcodeOf(regionId: number, regionOfPostcode: number | undefined): void {
  if (regionOfPostcode !== undefined && regionOfPostcode !== regionId) {
    throw new RuleError('postcode_outside_region', {
      postcode: 'El código postal no pertenece a la región seleccionada.',
    })
  }
}

/**
 * The address with the names of its ids, or a refusal: region of the store, city of the region, postcode not of another
 * region (INV-22). Postcode lists have gaps: one that no region claims is accepted.
 */
export function placeAddress(address: TypedAddress, { region, city, regionOfPostcode, type }: KnownPlaces) {
  const refuse = (field: string, sentence: string) => new RuleError('customer_data_errors', { [field]: sentence })
  if (!region) throw refuse('fk_customer_address_region', addressSentences.region)
  if (address.cityId !== null && city?.regionId !== region.id) {
    throw refuse('fk_customer_address_city', addressSentences.region)
  }
  if (!type) throw refuse('address_type_id', addressSentences.type)
  if (!type.enabled && address.isDefaultShipping) throw refuse('address_type_id', addressSentences.notForDelivery)
  assertPostcodeOf(region.id, regionOfPostcode)
  return { ...address, typeId: type.id, city: city?.name ?? address.city }
}
