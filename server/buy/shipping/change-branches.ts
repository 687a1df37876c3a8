import { and, asc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { city, region } from '#db/schema/places.ts'
import { branchOffice } from '#db/schema/shipping.ts'
import { checkBranch, type BranchInput } from '#domain/buy/shipping/branch.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { fold } from '#domain/platform/text/fold.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

export type ListedBranch = {
  country: OpenCountry
  name: string
  address: string
  city: string
  region: string
  postcode: string
  hours: string
  drop_off: boolean
  active: boolean
}

/** The branches of a store, or of all; closed ones too. */
export async function listBranches(db: Handle, country?: OpenCountry): Promise<ListedBranch[]> {
  return db
    .select({
      country: branchOffice.country,
      name: branchOffice.name,
      address: branchOffice.address,
      city: city.name,
      region: region.name,
      postcode: branchOffice.postcode,
      hours: branchOffice.openingHours,
      drop_off: branchOffice.acceptsDropoff,
      active: branchOffice.active,
    })
    .from(branchOffice)
    .innerJoin(city, eq(city.idCity, branchOffice.idCity))
    .innerJoin(region, eq(region.id, city.fkRegion))
    .where(country && eq(branchOffice.country, country))
    .orderBy(asc(branchOffice.country), asc(branchOffice.id))
}

/** A city of the store by its name; the region says which of two of one name is meant. */
async function cityFrom(tx: Handle, country: OpenCountry, name: string, regionName: string | undefined) {
  const cities = await tx
    .select({ idCity: city.idCity, name: city.name, shortName: city.shortName, region: region.name })
    .from(city)
    .innerJoin(region, eq(region.id, city.fkRegion))
    .where(eq(city.country, country))
  const isNamed = (one: (typeof cities)[number]) =>
    [one.name, one.shortName].some((known) => fold(known) === fold(name)) &&
    (regionName === undefined || fold(one.region) === fold(regionName))
  const found = cities.filter(isNamed)
  if (found.length === 0)
    throw new OperatorRefusal(`${country} has no city "${name}".`, `No hay una ciudad «${name}» en la tienda.`)
  if (found.length > 1) {
    const regions = found.map((one) => one.region).join(', ')
    throw new OperatorRefusal(
      `There are ${found.length} places called "${name}": add --region, one of ${regions}.`,
      `Hay ${found.length} lugares que se llaman «${name}»: decí en qué región, ${regions}.`,
    )
  }
  return found[0]!.idCity
}

export type BranchChange = BranchInput & { city?: string | undefined; region?: string | undefined }

/** Opens a branch or changes the one of that name. What is left out stays; a new one needs city, address and hours. */
export async function setBranch(
  db: Handle,
  country: OpenCountry,
  name: string,
  { city: cityName, region: regionName, ...input }: BranchChange,
  acting: Acting,
): Promise<'opened' | 'changed'> {
  return inTransaction(db, async (tx) => {
    const isIt = and(eq(branchOffice.country, country), eq(branchOffice.name, name))
    const [before] = await tx.select().from(branchOffice).where(isIt).for('update')
    const checked = checkBranch({ ...input, name }, { isNew: !before })
    const missing = !before && cityName === undefined ? ['city is missing'] : []
    const faults = [...missing, ...('faults' in checked ? checked.faults : [])]
    if ('faults' in checked || faults.length > 0) throw new OperatorRefusal(`${name}: ${faults.join('; ')}.`)
    const idCity = cityName === undefined ? undefined : await cityFrom(tx, country, cityName, regionName)
    const { value } = checked
    if (before) {
      const change = { ...value, ...(idCity !== undefined && { idCity }) }
      if (Object.keys(change).length > 0) await tx.update(branchOffice).set(change).where(isIt)
    } else {
      const unsaid = { address: '', postcode: '', openingHours: '', acceptsDropoff: true, active: true }
      await tx.insert(branchOffice).values({ ...unsaid, ...value, country, name, idCity: idCity! })
    }
    await writeAudit(tx, acting, 'branch-set', `${country} ${name} ${JSON.stringify(input).slice(0, 200)}`, { country })
    return before ? 'changed' : 'opened'
  })
}

/** Closes a branch. The row stays: orders and returns lead to it. */
export async function closeBranch(db: Handle, country: OpenCountry, name: string, acting: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    const closed = await tx
      .update(branchOffice)
      .set({ active: false })
      .where(and(eq(branchOffice.country, country), eq(branchOffice.name, name)))
      .returning({ id: branchOffice.id })
    if (closed.length === 0) throw new OperatorRefusal(`${country} has no branch "${name}".`)
    await writeAudit(tx, acting, 'branch-remove', `${country} ${name}`, { country })
  })
}
