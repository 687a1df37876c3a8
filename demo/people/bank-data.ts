import type { Handle } from '#db/connection/handle.ts'
import { customerBankData } from '#db/schema/addresses.ts'
import { bank } from '#db/schema/store.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { BankData } from '#domain/after-sale/bank-data/bank-data.ts'
import type { People } from './write-people.ts'

type PersonWithBank = 'ana' | 'gabi' | 'hernan'

/** Plausible fictional accounts with valid check digits: in clear text here, sealed when the shop starts. */
export const demoBankData: Readonly<Record<PersonWithBank, BankData>> = {
  ana: {
    owner: 'Ana Paredes',
    owner_document: '28456123',
    cbu: '0110040200001234567891',
    account_number: '4000012345',
    cuit_cuil: '27284561231',
    account_type: 'savings',
    owner_email: 'ana@example.com',
    owner_rut: null,
    bank: null,
  },
  gabi: {
    owner: 'Gabi Riquelme',
    owner_document: '123456785',
    cbu: null,
    account_number: '12345678',
    cuit_cuil: null,
    account_type: 'rut',
    owner_email: 'gabi@example.com',
    owner_rut: '123456785',
    bank: 'Banco del Puerto',
  },
  hernan: {
    owner: 'Hernán Castaño',
    owner_document: '1032456789',
    cbu: null,
    account_number: '20456789123',
    cuit_cuil: null,
    account_type: 'savings',
    owner_email: 'hernan@example.com',
    owner_rut: null,
    bank: 'Banco Frailejón',
  },
}

/** Banks of the demo's people, besides those that exist. */
const demoBanks: Readonly<Partial<Record<OpenCountry, readonly string[]>>> = {
  cl: ['Banco del Puerto', 'Banco Nevado Austral', 'Banco Arrayán', 'Cooperativa Canelo', 'Banco Salitre del Norte'],
  co: ['Banco de la Montaña Verde', 'Banco Cafetal', 'Banco Frailejón', 'Cooperativa Guadual', 'Banco Río Claro'],
}

export async function writeBankData(db: Handle, people: People): Promise<void> {
  for (const [country, names] of Object.entries(demoBanks) as [OpenCountry, readonly string[]][])
    await db
      .insert(bank)
      .values(names.map((name) => ({ country, name })))
      .onConflictDoNothing()
  for (const name of ['ana', 'gabi', 'hernan'] as const) {
    const { idCustomer, country } = people[name]
    await db.insert(customerBankData).values({ idCustomer, country, bankData: demoBankData[name] })
  }
}
