import type { OpenCountry } from '#domain/platform/country/country.ts'

/** The distance of a region from the store's warehouse, by parcel route. */
export type Distance = 'near' | 'far' | 'remote'

/** Extra days of a delivery promise, for its first and last day. */
export const extraDays: Readonly<Record<Distance, readonly [fewest: number, most: number]>> = {
  near: [0, 0],
  far: [1, 2],
  remote: [3, 6],
}

/**
 * By region id; regions not listed are near. The stores ship from CABA, Santiago and Bogotá: regions beyond a day's drive
 * are far; those over water, mountains or jungle are remote.
 */
const farRegions: Readonly<Record<OpenCountry, ReadonlySet<number>>> = {
  // Catamarca, Corrientes, Chaco, Chubut, Formosa, Jujuy, La Rioja, Mendoza, Misiones, Neuquén, Río Negro, Salta, San Juan,
  // San Luis, Santiago del Estero, Tucumán
  ar: new Set([5410, 5418, 5422, 5426, 5434, 5438, 5446, 5450, 5454, 5458, 5462, 5466, 5470, 5474, 5486, 5490]),
  // Tarapacá, Antofagasta, Atacama, La Araucanía, Los Lagos, Los Ríos, Arica y Parinacota
  cl: new Set([5601, 5602, 5603, 5609, 5610, 5614, 5615]),
  // Atlántico, Bolívar, Caquetá, Cauca, Cesar, Córdoba, La Guajira, Magdalena, Nariño, Norte de Santander, Sucre, Arauca, Putumayo
  co: new Set([5708, 5713, 5718, 5719, 5720, 5723, 5744, 5747, 5752, 5754, 5770, 5781, 5786]),
}

const remoteRegions: Readonly<Record<OpenCountry, ReadonlySet<number>>> = {
  // Santa Cruz, Tierra del Fuego
  ar: new Set([5478, 5494]),
  // Aysén, Magallanes
  cl: new Set([5611, 5612]),
  // Chocó, San Andrés y Providencia, Amazonas, Guainía, Guaviare, Vaupés, Vichada
  co: new Set([5727, 5788, 5791, 5794, 5795, 5797, 5799]),
}

export function distanceOf(country: OpenCountry, region: number): Distance {
  if (remoteRegions[country].has(region)) return 'remote'
  return farRegions[country].has(region) ? 'far' : 'near'
}
