import { expect, test } from 'vitest'
import {
  normaliseStreetNumber,
  splitBarrio,
  splitStreetLine,
  streetLine,
  takeTrailingNumber,
  withBarrio,
} from './street-line.ts'

test.each([
  ['1250', '1250'],
  ['1.250', '1250'],
  ['s/n', 'S/N'],
  ['S/N°', 'S/N'],
  ['sn', 'S/N'],
  ['sin número', 'S/N'],
  ['11-27', '11-27'],
])('ACC-10 the number %s is stored as %s', (typed, stored) => {
  expect(normaliseStreetNumber(typed)).toBe(stored)
})

test.each([
  ['Calle 93 # 11-27', 'Calle 93 # 11', '27', ''],
  ['Calle 93 #11-27', 'Calle 93 #11', '27', ''],
  ['Cra. 7 No. 12A - 80', 'Cra. 7 No. 12A', '80', ''],
  ['Carrera 15 bis # 88 sur-34', 'Carrera 15 bis # 88 sur', '34', ''],
  ['Calle 93 # 11-27, apto 301', 'Calle 93 # 11', '27', 'apto 301'],
  ['Finca La Esperanza', 'Finca La Esperanza', 'S/N', ''],
  ['Calle 93', 'Calle 93', '', ''],
  ['Cra 7 # 12', 'Cra 7 # 12', '', ''],
  ['Cra 7 # 12-', 'Cra 7 # 12-', '', ''],
  ['Calle San-José 4 # 8-15', 'Calle San-José 4 # 8', '15', ''],
  ['', '', '', ''],
])('in Colombia „%s“ is „%s“ and „%s“', (line, address1, street_number, rest) => {
  expect(splitStreetLine(line)).toEqual({ address1, street_number, rest })
})

test.each(['Calle 93 # 11-27', 'Calle 93 #11-27', 'Cra. 7 No. 12A-80', 'Finca La Esperanza'])(
  'in Colombia %s is shown as it was typed',
  (line) => {
    expect(streetLine(splitStreetLine(line), 'co')).toBe(line)
  },
)

test.each([
  ['ar', 'Av. Corrientes', '1250', 'Av. Corrientes 1250'],
  ['ar', 'Ruta 5 km 12', 'S/N', 'Ruta 5 km 12 S/N'],
  ['cl', 'Av. Providencia', '2124', 'Av. Providencia 2124'],
  ['ar', 'Honduras 4800', '', 'Honduras 4800'],
  ['co', 'Calle 93 # 11', '27', 'Calle 93 # 11-27'],
  ['co', 'Avenida El Dorado', '69', 'Avenida El Dorado 69'],
] as const)('in %s %s and %s are one line', (country, address1, street_number, line) => {
  expect(streetLine({ address1, street_number }, country)).toBe(line)
})

test.each([
  ['Av. Corrientes 1250', '', 'Av. Corrientes', '1250'],
  ['San Martín, 1120', '', 'San Martín', '1120'],
  ['Los Aromos s/n', '', 'Los Aromos', 'S/N'],
  ['Av. 9 de Julio 1250', '', 'Av. 9 de Julio', '1250'],
  ['Av. Corrientes 1250', '12', 'Av. Corrientes 1250', '12'],
  ['Calle 12', '', 'Calle 12', ''],
  ['Ruta 5 km 12', '', 'Ruta 5 km 12', ''],
  ['25 de Mayo', '', '25 de Mayo', ''],
  ['Diagonal 74', '', 'Diagonal 74', ''],
  ['Thames', '', 'Thames', ''],
])('„%s“ with the number „%s“ becomes „%s“ and „%s“', (address1, street_number, street, number) => {
  expect(takeTrailingNumber({ address1, street_number })).toEqual({ address1: street, street_number: number })
})

test.each([
  ['Chicó', 'Apto 301', 'Barrio Chicó, Apto 301'],
  ['Chicó', '', 'Barrio Chicó'],
  ['', 'Apto 301', 'Apto 301'],
  ['barrio Laureles', '', 'Barrio Laureles'],
])('the barrio %s and %s are stored as %s', (barrio, info, stored) => {
  expect(withBarrio(barrio, info)).toBe(stored)
  expect(splitBarrio(stored)).toEqual({ barrio: barrio.replace('barrio ', ''), info })
})
