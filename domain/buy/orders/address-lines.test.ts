import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

const home = {
  address1: 'Av. Corrientes',
  street_number: '1250',
  additional_info: '',
  city: 'Rosario',
  region: 'Santa Fe',
  postcode: '2000',
}

test.each([
  ['a house', {}, ['Av. Corrientes 1250', 'Rosario, Santa Fe, 2000']],
  ['a flat', { additional_info: '3 B' }, ['Av. Corrientes 1250, 3 B', 'Rosario, Santa Fe, 2000']],
  [
    'a branch: no space before the comma',
    { address1: 'Honduras 4820', street_number: '', additional_info: 'Sucursal Vereda Palermo' },
    ['Honduras 4820, Sucursal Vereda Palermo', 'Rosario, Santa Fe, 2000'],
  ],
  [
    'a city that names its region',
    { city: 'Bogotá D.C.', region: 'Bogotá D.C.' },
    ['Av. Corrientes 1250', 'Bogotá D.C., 2000'],
  ],
  ['no postcode', { postcode: '' }, ['Av. Corrientes 1250', 'Rosario, Santa Fe']],
  ['no place', { address1: '', street_number: '', city: '', region: '', postcode: '' }, []],
])('%s', (_, changed, lines) => {
  expect(addressLines({ ...home, ...changed }, 'ar')).toEqual(lines)
})
