import { countryProfiles } from '#domain/platform/country/settings.ts'
import { capitalise } from '#domain/platform/text/capitalise.ts'
import type { BankFieldName } from '#domain/after-sale/bank-data/bank-data.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { youIn } from '#domain/platform/text/voice.ts'

/** Texts of the bank account form. */
export function bankDataWords(country: OpenCountry) {
  const you = youIn(country)
  const { mailWord } = countryProfiles[country]
  return {
    title: 'Cuenta bancaria',
    text: 'Los datos se guardan cifrados. Después solo se muestran los últimos cuatro números.',
    remembered: 'La cuenta de la última vez',
    other: 'Otra cuenta',
    ending: (last4: string) => `terminada en ${last4}`,
    choose: you('Elegí una opción', 'Elige una opción'),
    labels: {
      owner: 'Nombre y apellido del titular',
      owner_document: 'Documento del titular',
      cbu: 'CBU, CVU o alias',
      account_number: country === 'ar' ? 'Número de cuenta (opcional)' : 'Número de cuenta',
      cuit_cuil: 'CUIT o CUIL del titular',
      account_type: 'Tipo de cuenta',
      owner_email: `${capitalise(mailWord)} del titular`,
      owner_rut: 'RUT del titular',
      bank: 'Banco',
    } satisfies Record<BankFieldName, string>,
    cbuHelp: you('Lo encontrás en la app de tu banco.', 'Lo encuentras en la app de tu banco.'),
    cuentaRut: 'El número de una Cuenta RUT es el RUT de su titular: no hace falta escribirlo.',
  } as const
}
