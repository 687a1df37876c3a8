import type { Handle } from '#db/connection/handle.ts'
import { customerBankData } from '#db/schema/addresses.ts'
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

export async function writeBankData(db: Handle, people: People): Promise<void> {
  for (const name of ['ana', 'gabi', 'hernan'] as const) {
    const { idCustomer, country } = people[name]
    await db.insert(customerBankData).values({ idCustomer, country, bankData: demoBankData[name] })
  }
}
