import { aliasPath, type AliasName } from '#domain/platform/routing/alias.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { formFormats } from '#domain/platform/country/form-formats.ts'
import type { Handle } from '../connection/handle.ts'
import { banks } from './banks.ts'
import { accountType, addressType, bank, idType, routeAlias } from '../schema/store.ts'

type AddressTypeData = [code: string, label: string, enabled: boolean]

// A post office box receives bills, not parcels: listed, but not offered for deliveries (OP-072).
const southernTypes: AddressTypeData[] = [
  ['casa', 'Casa', true],
  ['departamento', 'Departamento', true],
  ['oficina', 'Oficina', true],
  ['casilla', 'Casilla postal', false],
]

const addressTypes: Readonly<Record<OpenCountry, readonly AddressTypeData[]>> = {
  ar: southernTypes,
  cl: southernTypes,
  co: [
    ['casa', 'Casa', true],
    ['apartamento', 'Apartamento', true],
    ['oficina', 'Oficina', true],
    ['calle', 'Calle', true],
    ['carrera', 'Carrera', true],
    ['avenida', 'Avenida', true],
    ['diagonal', 'Diagonal', true],
    ['transversal', 'Transversal', true],
    ['apartado', 'Apartado postal', false],
  ],
}

const aliases: readonly AliasName[] = ['login', 'register', 'help']

export async function writeStoreLists(db: Handle, country: OpenCountry): Promise<void> {
  const { idTypes, accountTypes } = formFormats[country]
  await db
    .insert(idType)
    .values(idTypes.map((type, position) => Object.assign({ country, position }, type)))
    .onConflictDoNothing()
  await db
    .insert(accountType)
    .values(accountTypes.map((type, position) => Object.assign({ country, position }, type)))
    .onConflictDoNothing()
  await db
    .insert(addressType)
    .values(
      addressTypes[country].map(([code, label, enabled], position) => ({ country, code, label, enabled, position })),
    )
    .onConflictDoNothing()
  await db
    .insert(routeAlias)
    .values(aliases.map((name) => ({ country, name, path: aliasPath(country, name) })))
    .onConflictDoNothing()
  await db
    .insert(bank)
    .values(banks[country].map(([code, name]) => ({ country, code, name })))
    .onConflictDoNothing()
}
