import { RuleError } from '#domain/platform/errors.ts'
import { addressSentences, type Address } from './address-fields.ts'

/** What the shop knows of the places an address names; undefined where it knows none in this store. */
export type KnownPlaces = {
  region: { id: number } | undefined
  city: { name: string; regionId: number } | undefined
  /** The region whose postcodes this one is among. */
  regionOfPostcode: number | undefined
  type: { id: number; enabled: boolean } | undefined
}

/** A code of another region is somebody's slip: told at its field. One that no range knows is let through. */
export function assertPostcodeOf(regionId: number, regionOfPostcode: number | undefined): void {
  if (regionOfPostcode !== undefined && regionOfPostcode !== regionId) {
    throw new RuleError('postcode_outside_region', {
      postcode: 'El código postal no pertenece a la región seleccionada.',
    })
  }
}

/**
 * The address with what its ids stand for, or a refusal: region of the store, city of the region, postcode not another
 * region's (INV-22). Postcode lists have gaps: one that no region claims is believed.
 */
export function placeAddress(address: Address, { region, city, regionOfPostcode, type }: KnownPlaces) {
  const refuse = (field: string, sentence: string) => new RuleError('customer_data_errors', { [field]: sentence })
  if (!region) throw refuse('fk_customer_address_region', addressSentences.region)
  if (address.cityId !== null && city?.regionId !== region.id) {
    throw refuse('fk_customer_address_city', addressSentences.city)
  }
  if (!type) throw refuse('address_type_id', addressSentences.type)
  if (!type.enabled && address.isDefaultShipping) throw refuse('address_type_id', addressSentences.notForDelivery)
  assertPostcodeOf(region.id, regionOfPostcode)
  return { ...address, typeId: type.id, city: city?.name ?? address.city }
}
