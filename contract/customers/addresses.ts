import { z } from 'zod/mini'
import { endpoint, ok } from '../platform/endpoint.ts'
import { flag, int, string, token } from '../platform/primitives.ts'

/** Longer than any rule allows, so that a value that is too long gets its field's message. */
const field = z._default(z.string().check(z.maxLength(300)), '')
const id = z.string().check(z.regex(/^\d{1,9}$/))

/** An address of the customer's address book (ACC-07, ACC-10). */
export const address = z.object({
  id_customer_address: int,
  address_type_id: int,
  first_name: string,
  last_name: string,
  prefix: string,
  phone: string,
  phone2: string,
  address1: string,
  street_number: string,
  additional_info: string,
  postcode: string,
  fk_customer_address_region: int,
  region: string,
  /** Null when the city was typed. */
  fk_customer_address_city: z.nullable(int),
  city: string,
  is_default_shipping: flag,
  is_default_billing: flag,
})
export type CustomerAddress = z.output<typeof address>

const addressFields = z.object({
  token,
  first_name: field,
  last_name: field,
  prefix: field,
  phone: field,
  phone_optional: field,
  address1: field,
  address2: field,
  street_number: field,
  additional_info: field,
  postcode: field,
  fk_customer_address_region: field,
  fk_customer_address_city: field,
  city: field,
  address_type_id: field,
  is_default_shipping: z._default(flag, '0'),
  is_default_billing: z._default(flag, '0'),
})

/**
 * Only the id of the address; the client reads the list again, so that no stored reply holds a name, a phone or a
 * street.
 */
const changed = ok({ message: string, id_customer_address: int })

export const readAddresses = endpoint({
  method: 'POST',
  path: '/api/customer/address',
  summary: 'The customer’s addresses (API-44)',
  auth: 'customer',
  body: z.object({ token }),
  encoding: 'form',
  reply: ok({ addresses: z.array(address) }),
})

export const addAddress = endpoint({
  method: 'POST',
  path: '/api/customer/new_address',
  summary: 'Adds an address (API-45)',
  auth: 'customer',
  body: addressFields,
  encoding: 'form',
  idempotent: true,
  reply: changed,
})

export const editAddress = endpoint({
  method: 'POST',
  path: '/api/customer/edit_address',
  summary: 'Changes an address (API-46)',
  auth: 'customer',
  body: z.extend(addressFields, { id_customer_address: id }),
  encoding: 'form',
  idempotent: true,
  reply: changed,
})

export const removeAddress = endpoint({
  method: 'DELETE',
  path: '/api/customer/address/:token/:id',
  summary: 'Removes an address; the token stands in a header, with `-` in its place here (API-47, OP-074)',
  auth: 'customer',
  params: z.object({ token: string, id }),
  idempotent: true,
  reply: changed,
})

const addressType = z.object({ id: int, code: string, label: string })
export type AddressType = z.output<typeof addressType>

const typeList = {
  method: 'POST',
  auth: 'none',
  isPublicRead: true,
  body: z.object({ token }),
  encoding: 'form',
  reply: ok({ types: z.array(addressType) }),
} as const

export const readAddressTypes = endpoint({
  ...typeList,
  path: '/api/customer/addresstypes',
  summary: 'What an address of this store may be (ACC-13, OP-072)',
})

export const readEnabledAddressTypes = endpoint({
  ...typeList,
  path: '/api/customer/enabledaddresstypes',
  summary: 'The types of address that deliveries go to (ACC-13, OP-072)',
})
