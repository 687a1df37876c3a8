import type { Handle } from '#db/connection/handle.ts'
import { cityNamed } from '#db/places/places.ts'
import { branchOffice } from '#db/schema/shipping.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

type BranchOffice = {
  country: OpenCountry
  city: string
  name: string
  address: string
  postcode: string
  openingHours: string
  acceptsDropoff: boolean
}

const weekdays = 'Lunes a viernes de 9 a 18 h'
const withSaturday = 'Lunes a viernes de 9 a 19 h, sábados de 10 a 14 h'

/** Where a customer can drop off a return: several in the capitals, one elsewhere, none in the far south. */
export const branchOffices: readonly BranchOffice[] = [
  office('ar', 'CABA', 'Vereda Palermo', 'Honduras 4820', '1414', withSaturday),
  office('ar', 'CABA', 'Vereda Microcentro', 'Lavalle 750', '1047', weekdays),
  office('ar', 'CABA', 'Vereda Caballito', 'Av. Rivadavia 5108', '1424', withSaturday),
  office('ar', 'La Plata', 'Vereda La Plata', 'Calle 50 nº 642', '1900', weekdays),
  office('ar', 'Rosario', 'Vereda Rosario', 'Córdoba 1365', '2000', withSaturday),
  office('ar', 'Córdoba', 'Vereda Nueva Córdoba', 'Obispo Trejo 320', '5000', weekdays),
  office('cl', 'Providencia', 'Vereda Providencia', 'Av. Providencia 2124', '7510118', withSaturday),
  office('cl', 'Santiago', 'Vereda Huérfanos', 'Huérfanos 1055', '8320182', weekdays),
  // A showroom without storage: it sells, but accepts no returns.
  { ...office('cl', 'Valparaíso', 'Vereda Valparaíso', 'Condell 1490', '2340000', weekdays), acceptsDropoff: false },
  office('co', 'Bogotá', 'Vereda Chapinero', 'Carrera 13 # 54-20', '110231', withSaturday),
  office('co', 'Bogotá', 'Vereda Usaquén', 'Calle 119 # 6-16', '110111', weekdays),
  office('co', 'Medellín', 'Vereda El Poblado', 'Carrera 37 # 10A-29', '050021', withSaturday),
]

function office(
  country: OpenCountry,
  city: string,
  name: string,
  address: string,
  postcode: string,
  openingHours: string,
): BranchOffice {
  return { country, city, name, address, postcode, openingHours, acceptsDropoff: true }
}

export async function writeBranchOffices(db: Handle): Promise<void> {
  const offices = branchOffices.map(({ city: name, ...office }) => {
    const { idCity } = cityNamed(office.country, name)
    return Object.assign(office, { idCity, active: true })
  })
  await db.insert(branchOffice).values(offices).onConflictDoNothing()
}
