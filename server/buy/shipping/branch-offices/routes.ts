import { readBranchOffices } from '#contract/buy/branch-offices.ts'
import type { Handle } from '#db/connection/handle.ts'
import { normalisePostcode } from '#domain/customers/addresses/address-fields.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { officesNearCity, officesNearPostcode } from '#domain/after-sale/exchanges/near-offices.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { officesRepository, wireOffice } from './repository.ts'

export function branchOfficesRoutes(app: App, mount: Mount, db: Handle) {
  const repository = officesRepository(db)

  mount(app, readBranchOffices, async ({ query }, { country }) => {
    const all = await repository.open(country)
    const usable = query.method === 'pickup' ? all : all.filter(({ acceptsDropoff }) => acceptsDropoff)
    const near = async () => {
      if (query.city !== undefined) {
        const city = await repository.city(country, Number(query.city))
        return city ? officesNearCity(usable, city) : []
      }
      if (query.postcode === undefined) return usable
      const postcode = normalisePostcode(query.postcode, country)
      const regionId = await repository.regionOfPostcode(country, postcode)
      return regionId === undefined ? [] : officesNearPostcode(usable, { postcode, regionId })
    }
    const offices = await near()
    if (offices.length === 0) throw new RuleError(query.city === undefined ? 'branch_none' : 'city_without_branch')
    return { error: false as const, offices: offices.map(wireOffice) }
  })
}
