import type { CustomerGender } from '#domain/customers/account/lists.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

export type DemoAddress = {
  type: string
  city: string
  street: string
  number: string
  postcode: string
  info?: string
  prefix?: string
  phone: string
  isShipping?: true
  isBilling?: true
}

export type Person = {
  name: PersonName
  country: OpenCountry
  first: string
  last: string
  gender: CustomerGender | null
  birthday: string
  document: [type: string, number: string]
  addresses: readonly DemoAddress[]
  hasNewsletter?: true
  hasTwoStep?: true
  isSocialOnly?: true
}

export type PersonName = 'ana' | 'beto' | 'carla' | 'dora' | 'emilio' | 'fer' | 'gabi' | 'kike' | 'hernan' | 'juana'

const home = (city: string, street: string, number: string, postcode: string, prefix: string, phone: string) => {
  return { type: 'casa', city, street, number, postcode, prefix, phone } satisfies DemoAddress
}

/** The demo customers; nadie@example.com is unknown on purpose. */
export const people: readonly Person[] = [
  {
    name: 'ana',
    country: 'ar',
    first: 'Ana',
    last: 'Paredes',
    gender: 'female',
    birthday: '1981-03-14',
    document: ['DNI', '28456123'],
    hasNewsletter: true,
    addresses: [
      { ...home('CABA', 'Honduras', '4210', '1414', '11', '45678901'), info: 'Timbre 3B', isShipping: true },
      { ...home('CABA', 'Av. Corrientes', '1250', '1043', '11', '43210987'), type: 'oficina', isBilling: true },
      home('Córdoba', 'Av. Colón', '1834', '5000', '351', '4223344'),
    ],
  },
  {
    name: 'beto',
    country: 'ar',
    first: 'Beto',
    last: 'Quiroga',
    gender: null,
    birthday: '1995-11-02',
    document: ['DNI', '38911204'],
    addresses: [home('Rosario', 'Bv. Oroño', '845', '2000', '341', '4556677')],
  },
  {
    name: 'carla',
    country: 'ar',
    first: 'Carla',
    last: 'Ibáñez',
    gender: 'female',
    birthday: '1988-07-21',
    document: ['DNI', '33804551'],
    hasTwoStep: true,
    addresses: [
      { ...home('La Plata', 'Calle 12', '733', '1900', '221', '4889900'), isShipping: true, isBilling: true },
    ],
  },
  {
    name: 'dora',
    country: 'ar',
    first: 'Dora',
    last: 'Maidana',
    gender: 'female',
    birthday: '1972-01-30',
    document: ['DNI', '22640873'],
    addresses: [
      home('Mendoza', 'San Martín', '1120', '5500', '261', '4231122'),
      home('Godoy Cruz', 'Rivadavia', '356', '5501', '261', '4231133'),
      { ...home('CABA', 'Thames', '1901', '1414', '11', '47771122'), type: 'departamento', info: '5º A' },
    ],
  },
  {
    name: 'emilio',
    country: 'ar',
    first: 'Emilio',
    last: 'Sosa',
    gender: 'male',
    birthday: '1990-09-09',
    document: ['DNI', '35221987'],
    addresses: [
      { ...home('CABA', 'Florida', '540', '1005', '11', '43331122'), type: 'oficina', isBilling: true },
      home('La Plata', 'Calle 7', '1210', '1900', '221', '4551122'),
      home('Salta', 'Caseros', '655', '4400', '387', '4211122'),
    ],
  },
  {
    name: 'fer',
    country: 'ar',
    first: 'Fer',
    last: 'Villalba',
    gender: 'other',
    birthday: '1999-12-05',
    document: ['DNI', '41780365'],
    addresses: [{ ...home('Ushuaia', 'Gobernador Paz', '1310', '9410', '2901', '431122'), isShipping: true }],
  },
  {
    name: 'juana',
    country: 'ar',
    first: 'Juana',
    last: 'Ledesma',
    gender: 'female',
    birthday: '1993-05-18',
    document: ['DNI', '37154029'],
    isSocialOnly: true,
    addresses: [],
  },
  {
    name: 'gabi',
    country: 'cl',
    first: 'Gabi',
    last: 'Riquelme',
    gender: 'female',
    birthday: '1986-04-11',
    document: ['RUT', '123456785'],
    hasNewsletter: true,
    addresses: [
      { ...home('Providencia', 'Los Leones', '1240', '7510118', '', '987654321'), isShipping: true, isBilling: true },
      home('Valparaíso', 'Almirante Montt', '312', '2340000', '', '987654321'),
    ],
  },
  {
    name: 'kike',
    country: 'cl',
    first: 'Kike',
    last: 'Fuentes',
    gender: 'male',
    birthday: '1984-08-27',
    document: ['RUT', '15432108K'],
    addresses: [home('Valparaíso', 'Condell', '1620', '2340000', '', '912345678')],
  },
  {
    name: 'hernan',
    country: 'co',
    first: 'Hernán',
    last: 'Castaño',
    gender: 'male',
    birthday: '1989-02-03',
    document: ['CC', '1032456789'],
    addresses: [{ ...home('Bogotá', 'Calle 93 # 11', '27', '110221', '', '3104567890'), isShipping: true }],
  },
]

export const emailOf = (name: PersonName): string => `${name}@example.com`
