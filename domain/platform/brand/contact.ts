import type { OpenCountry } from '../country/country.ts'
import type { Brand } from './brand.ts'

/** `Name <user@host>` */
export const senderPattern = /^[^<>]*<[^<>@\s]+@[^<>@\s]+>$/

/** A domain that belongs to no one: what is sent there reaches no one (RFC 2606). */
const nobody = 'tienda.example'

/** The sender of a store's mail. A deployment may set one for all of them, so that a trial does not write as the shop. */
export const senderOf = ({ stores, name }: Brand, country: OpenCountry, ofDeployment?: string): string =>
  ofDeployment ?? stores[country].mailFrom ?? `${name.replaceAll(/[<>"]/g, '')} <hola@${nobody}>`

/** Where a person answers. */
export const contactOf = ({ stores }: Brand, country: OpenCountry, ofDeployment?: string): string =>
  ofDeployment ?? stores[country].contactEmail ?? `ayuda@${nobody}`
