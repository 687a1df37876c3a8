import type { OpenCountry } from './country.ts'

type IdType = { code: string; label: string; pattern: string; check?: 'rut' }
type AccountType = { code: 'checking' | 'savings' | 'rut'; label: string }
export type BankField =
  | 'owner'
  | 'document'
  | 'rut'
  | 'cbu'
  | 'cuit_cuil'
  | 'bank'
  | 'account_number'
  | 'account_type'
  | 'email'

/**
 * How people and bank accounts are identified in a country: the fields of its forms and their format (OP-066, OP-091).
 */
export type FormFormats = {
  idTypes: readonly IdType[]
  phone: { prefix: readonly [min: number, max: number] | null; digits: readonly [min: number, max: number] }
  postcode: { pattern: string; required: boolean }
  accountTypes: readonly AccountType[]
  bankFields: readonly BankField[]
}

const checking: AccountType = { code: 'checking', label: 'Cuenta corriente' }

/** Separate from the profile: every screen needs the profile, only forms need these. */
export const formFormats: Readonly<Record<OpenCountry, FormFormats>> = {
  ar: {
    idTypes: [{ code: 'DNI', label: 'DNI', pattern: '^\\d{7,8}$' }],
    phone: { prefix: [2, 4], digits: [6, 8] },
    postcode: { pattern: '^\\d{4}$', required: true },
    accountTypes: [checking, { code: 'savings', label: 'Caja de ahorro' }],
    bankFields: ['owner', 'document', 'cbu', 'account_number', 'cuit_cuil', 'account_type', 'email'],
  },
  cl: {
    idTypes: [{ code: 'RUT', label: 'RUT', pattern: '^[\\dkK]{9}$', check: 'rut' }],
    phone: { prefix: null, digits: [9, 9] },
    postcode: { pattern: '^\\d{7}$', required: false },
    accountTypes: [checking, { code: 'savings', label: 'Cuenta de ahorro' }, { code: 'rut', label: 'Cuenta RUT' }],
    bankFields: ['owner', 'rut', 'bank', 'account_number', 'account_type', 'email'],
  },
  co: {
    idTypes: [
      { code: 'CC', label: 'Cédula de ciudadanía', pattern: '^\\d{7,10}$' },
      { code: 'CE', label: 'Cédula de extranjería', pattern: '^\\d{6,8}$' },
    ],
    phone: { prefix: null, digits: [10, 10] },
    postcode: { pattern: '^\\d+$', required: false },
    accountTypes: [checking, { code: 'savings', label: 'Cuenta de ahorros' }],
    bankFields: ['owner', 'document', 'bank', 'account_number', 'account_type', 'email'],
  },
}
