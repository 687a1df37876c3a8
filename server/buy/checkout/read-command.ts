import type { placeOrder, readCheckout } from '#contract/buy/checkout.ts'
import type { CallParsed } from '#contract/platform/endpoint.ts'
import type { Contact, TypedAddress } from '#domain/customers/addresses/address.ts'
import { checkAddress, checkContact, normalisePostcode } from '#domain/customers/addresses/address-fields.ts'
import { checkGift, giftFieldNames, type Gift } from '#domain/buy/gift-cards/gift-card.ts'
import { contactErrors } from '#domain/buy/checkout/guest-form.ts'
import { fieldSentences } from '#domain/customers/account/account-fields.ts'
import { isIdentification, normaliseIdentification } from '#domain/customers/account/identification.ts'
import { termsVersion } from '#domain/customers/data-rights/consents.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { dayIn } from '#domain/platform/dates.ts'
import { isEmail, normaliseEmail } from '#domain/platform/text/email.ts'
import { tidyText } from '#domain/platform/text/names.ts'
import type { Guest, PlaceOrderCommand } from './place-order-command.ts'
import type { Choice } from './prepare.ts'

type Chosen = Omit<CallParsed<typeof readCheckout>['body'], 'token'>
type Fields = Omit<CallParsed<typeof placeOrder>['body'], 'token'>

const idOf = (text: string) => (text === '' || text === '0' ? null : Number(text))

export function readChoice(fields: Chosen, country: OpenCountry): Choice {
  const regionId = idOf(fields.region)
  const postcode = normalisePostcode(fields.postcode, country) || null
  return {
    idAddress: idOf(fields.id_customer_address),
    idBilling: idOf(fields.id_billing_address),
    typedPlace: regionId === null ? null : { regionId, cityId: idOf(fields.city), postcode },
    shipping: fields.shipping,
    payment: fields.payment,
    usesWallet: fields.wallet === '1',
    idBranch: idOf(fields.id_branch),
  }
}

/** A code and the region it should be of, while an address is being written. */
export type TypedPostcode = { regionId: number; postcode: string }

export function readTypedPostcode(fields: Chosen, country: OpenCountry): TypedPostcode | null {
  const regionId = idOf(fields.region)
  const postcode = normalisePostcode(fields.postcode, country)
  return regionId === null || postcode === '' ? null : { regionId, postcode }
}

type Errors = Record<string, string>

function readGuest(fields: Fields, country: OpenCountry, errors: Errors): Guest {
  const email = normaliseEmail(fields.email)
  if (email === '') errors.email = fieldSentences.required
  else if (!isEmail(email)) errors.email = fieldSentences.email
  const documentType = fields.identification_type
  const document = normaliseIdentification(fields.identification, documentType)
  if (document === '') errors.identification = fieldSentences.required
  else if (!isIdentification(country, documentType, document)) errors.identification = fieldSentences.identification
  return { email, documentType, document }
}

/** The address that was typed, or what is wrong with it, together with what is wrong elsewhere in the form. */
function readTyped(fields: Fields, country: OpenCountry, errors: Errors): TypedAddress {
  const unused = {
    phone_optional: '',
    address2: '',
    address_type_id: '',
    is_default_shipping: '0',
    is_default_billing: '0',
  }
  const checked = checkAddress({ ...fields, ...unused }, country)
  if ('errors' in checked) throw new RuleError('customer_data_errors', { ...errors, ...checked.errors })
  return checked.value
}

/** Who gets the gift cards, when anything of it was typed. */
function readGift(fields: Fields, today: string, errors: Errors): Gift | null {
  if (giftFieldNames.every((name) => fields[name] === '')) return null
  const checked = checkGift(fields, today)
  if ('value' in checked) return checked.value
  Object.assign(errors, checked.errors)
  return null
}

/** Who collects an order at a branch: no address is asked. */
function readContact(fields: Fields, country: OpenCountry, errors: Errors): Contact | null {
  const checked = checkContact(fields, country)
  if ('value' in checked) return checked.value
  Object.assign(errors, checked.errors)
  return null
}

type Caller = { country: OpenCountry; isCustomer: boolean; now: Date }

/** Parses the call that places an order field by field; a refusal names every invalid field. */
export function readCommand({ country, isCustomer, now }: Caller, fields: Fields): PlaceOrderCommand {
  const errors: Errors = {}
  if (fields.terms_version !== termsVersion) errors.terms_version = 'Falta aceptar los términos y condiciones.'
  const guest = isCustomer ? null : readGuest(fields, country, errors)
  const isByMail = fields.by_mail === '1'
  if (isByMail && !isCustomer) Object.assign(errors, contactErrors(fields))
  const isPickup = fields.shipping === 'pickup' && idOf(fields.id_branch) !== null && fields.address1 === ''
  const needsContact = isPickup && (!isCustomer || fields.first_name !== '')
  const pickupContact = needsContact ? readContact(fields, country, errors) : null
  const isTyped =
    !isByMail && !isPickup && (!isCustomer || (fields.id_customer_address === '' && fields.address1 !== ''))
  const gift = readGift(fields, dayIn(countryProfiles[country].timeZone, now), errors)
  const typedAddress = isTyped ? readTyped(fields, country, errors) : null
  if (Object.keys(errors).length > 0) throw new RuleError('customer_data_errors', errors)
  return {
    version: Number(fields.version),
    total: Number(fields.total),
    choice: {
      idAddress: idOf(fields.id_customer_address),
      idBilling: idOf(fields.id_billing_address),
      typedPlace: typedAddress && {
        regionId: typedAddress.regionId,
        cityId: typedAddress.cityId,
        postcode: typedAddress.postcode,
      },
      shipping: fields.shipping,
      payment: fields.payment,
      usesWallet: fields.wallet === '1',
      idBranch: idOf(fields.id_branch),
    },
    guest,
    contact:
      isByMail && !isCustomer
        ? { firstName: tidyText(fields.first_name), lastName: tidyText(fields.last_name), prefix: '', phone: '' }
        : pickupContact,
    typedAddress,
    gift,
  }
}
