import type { OpenCountry } from '#domain/platform/country/country.ts'

/** What a member of the staff may do, one question each. Calls of the desk name the one they ask for. */
export const permissions = [
  'today.read',
  'orders.read',
  'orders.move',
  'orders.cancel',
  /** Write notes, send mails again, and change where an order goes. */
  'orders.edit',
  /** Names, addresses and documents without their masks, each time with a reason. */
  'people.reveal',
  /** Questions of shoppers, and the texts that answer what is asked often. */
  'questions.answer',
  /** What customers ask for by law: their data, and to be erased. */
  'people.rights',
  /** A credit as a gesture, within the limit of one's role. */
  'credits.give',
  'returns.read',
  /** Approve, reject, receive, call off. */
  'returns.decide',
  /** Give money, coupons or the other size for what came back. */
  'returns.settle',
  /** Takings, refunds, and what the shop owes. */
  'money.read',
  /** See bank accounts, and note what was paid. */
  'payouts.settle',
  /** Agree to what another person asked for above the limit, where one could do it oneself. */
  'money.agree',
  'staff.manage',
  /** Make and revoke keys for other systems. */
  'keys.manage',
  'system.manage',
  'audit.read',
  'products.read',
  /** Prices, texts, pictures, categories, attributes and what is shown. */
  'products.edit',
  /** Movements, counts and transfers. */
  'stock.edit',
  'promotions.read',
  'promotions.edit',
  'content.read',
  /** Write drafts. */
  'content.edit',
  /** Publish what was drafted, and take it back. */
  'content.publish',
  /** Name, logo, colours and fonts of the shop. */
  'brand.edit',
  /** What a store charges, promises and refuses: shipping, payments, limits and periods. */
  'terms.edit',
  'searches.read',
  /** Synonyms, redirects, and what is pinned and hidden. */
  'searches.edit',
  'reviews.moderate',
  'flags.edit',
] as const
export type Permission = (typeof permissions)[number]

export const roles = ['owner', 'orders', 'care', 'catalogue', 'content', 'writer', 'finance', 'reader'] as const
export type Role = (typeof roles)[number]

const selling = [
  'products.read',
  'promotions.read',
  'content.read',
  'searches.read',
] as const satisfies readonly Permission[]
const reading = ['today.read', 'orders.read', 'returns.read', ...selling] as const satisfies readonly Permission[]

/** Roles are fixed sets: a person may have several, and what one of them allows is allowed. */
export const permissionsOf: Readonly<Record<Role, readonly Permission[]>> = {
  owner: permissions,
  orders: [
    ...reading,
    'orders.move',
    'orders.cancel',
    'orders.edit',
    'people.reveal',
    'questions.answer',
    'returns.decide',
    'money.agree',
  ],
  care: [
    ...reading,
    'orders.cancel',
    'orders.edit',
    'people.reveal',
    'questions.answer',
    'people.rights',
    'credits.give',
    'returns.decide',
    'returns.settle',
    'money.agree',
  ],
  catalogue: [...reading, 'products.edit', 'stock.edit', 'promotions.edit', 'searches.edit'],
  content: [
    'today.read',
    ...selling,
    'content.edit',
    'content.publish',
    'searches.edit',
    'reviews.moderate',
    'flags.edit',
  ],
  // Drafts only: another role publishes them.
  writer: ['today.read', ...selling, 'content.edit'],
  finance: [...reading, 'returns.settle', 'money.read', 'payouts.settle', 'money.agree', 'audit.read'],
  reader: reading,
}

export type StaffRights = {
  roles: readonly Role[]
  /** The stores a person works for; null for all, also those that open later. */
  stores: readonly OpenCountry[] | null
}

export const isPermitted = ({ roles: held }: StaffRights, permission: Permission): boolean =>
  held.some((role) => permissionsOf[role].includes(permission))

export const permittedOf = (rights: StaffRights): Permission[] =>
  permissions.filter((permission) => isPermitted(rights, permission))

/** Whether somebody who works for some stores may decide about rights in others: only about those of their own. */
export const mayDecideOn = ({ stores: own }: StaffRights, { stores: others }: Pick<StaffRights, 'stores'>): boolean =>
  own === null || (others !== null && others.every((country) => own.includes(country)))

export const worksFor = ({ stores }: StaffRights, country: OpenCountry): boolean =>
  stores === null || stores.includes(country)
