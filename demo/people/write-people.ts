import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { cityNamed, placesOf } from '#db/places/places.ts'
import { customerAddress } from '#db/schema/addresses.ts'
import { customer, socialIdentity } from '#db/schema/customers.ts'
import { customerDevice } from '#db/schema/sessions.ts'
import { addressType } from '#db/schema/store.ts'
import type { AddressCopy } from '#domain/buy/orders/address-copy.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Moments } from '../moments.ts'
import { demoPassword, hashPassword } from './password.ts'
import { emailOf, people, type DemoAddress, type Person, type PersonName } from './people.ts'
import { derived } from './tokens.ts'

export type DemoCustomer = { idCustomer: number; country: OpenCountry; email: string; addresses: AddressCopy[] }
export type People = Readonly<Record<PersonName, DemoCustomer>>

/** The address as an order or an exchange stores it. */
function copyOf({ country, first, last }: Person, address: DemoAddress): AddressCopy {
  const city = cityNamed(country, address.city)
  return {
    first_name: first,
    last_name: last,
    prefix: address.prefix ?? '',
    phone: address.phone,
    address1: address.street,
    street_number: address.number,
    additional_info: address.info ?? '',
    postcode: address.postcode,
    region_id: city.fkRegion,
    region: placesOf[country].find(({ id }) => id === city.fkRegion)!.name,
    city_id: city.idCity,
    city: city.name,
  }
}

/** Writes the customers of all stores with their addresses, in list order. */
export async function writePeople(db: Handle, { daysAgo, inDays }: Moments): Promise<People> {
  const passwordHash = hashPassword(demoPassword, 'demo')
  const rows = await db
    .insert(customer)
    .values(
      people.map((person) => ({
        country: person.country,
        idHash: derived(`customer ${person.name}`),
        email: emailOf(person.name),
        passwordHash: person.isSocialOnly ? null : passwordHash,
        firstName: person.first,
        lastName: person.last,
        gender: person.gender,
        birthday: person.birthday,
        identificationType: person.document[0],
        identification: person.document[1],
        isNewsletterSubscribed: person.hasNewsletter ?? false,
        newsletterSubscriptions: { mujer: person.hasNewsletter ?? false, hombre: false, ninos: false },
        twoStepEnabled: person.hasTwoStep ?? false,
        createdAt: daysAgo(400),
      })),
    )
    .returning({ idCustomer: customer.idCustomer, email: customer.email })
  const idOf = new Map(rows.map(({ email, idCustomer }) => [email, idCustomer]))

  const customers = people.map((person): [PersonName, DemoCustomer] => {
    const email = emailOf(person.name)
    const addresses = person.addresses.map((address) => copyOf(person, address))
    return [person.name, { idCustomer: idOf.get(email)!, country: person.country, email, addresses }]
  })
  const all = Object.fromEntries(customers) as People
  await writeAddresses(db, all, daysAgo(390))
  await db.insert(socialIdentity).values({
    country: all.juana.country,
    provider: 'facebook',
    subject: '1010101010',
    idCustomer: all.juana.idCustomer,
  })
  await db.insert(customerDevice).values(
    ['Teléfono de Carla', 'Notebook del trabajo', 'Tablet de casa'].map((name, index) => ({
      idCustomer: all.carla.idCustomer,
      fingerprint: derived(`device ${name}`),
      name,
      activeUntil: inDays(60 + index),
      lastUsedAt: daysAgo(2 + index * 9),
    })),
  )
  return all
}

async function writeAddresses(db: Handle, all: People, createdAt: Date): Promise<void> {
  const types = await db.select().from(addressType)
  const typeOf = (country: OpenCountry, code: string) =>
    types.find((type) => type.country === country && type.code === code)!.id
  const rows = people.flatMap((person) =>
    person.addresses.map((address) => {
      const { region_id, city_id, city } = copyOf(person, address)
      return {
        country: person.country,
        idCustomer: all[person.name].idCustomer,
        addressTypeId: typeOf(person.country, address.type),
        firstName: person.first,
        lastName: person.last,
        prefix: address.prefix ?? '',
        phone: address.phone,
        address1: address.street,
        streetNumber: address.number,
        additionalInfo: address.info ?? '',
        postcode: address.postcode,
        fkCustomerAddressRegion: region_id,
        fkCustomerAddressCity: city_id,
        city,
        isDefaultShipping: address.isShipping ?? false,
        isDefaultBilling: address.isBilling ?? false,
        createdAt,
      }
    }),
  )
  await db.insert(customerAddress).values(rows)
}

/** Whether this database already has the demo. */
export async function hasDemo(db: Handle): Promise<boolean> {
  const found = await db
    .select()
    .from(customer)
    .where(eq(customer.idHash, derived('customer ana')))
    .limit(1)
  return found.length > 0
}
