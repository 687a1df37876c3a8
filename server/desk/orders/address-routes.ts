import type { FastifyInstance } from 'fastify'
import { changeAddress, listPlaces } from '#contract/desk/order-address.ts'
import { and, asc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { city, region } from '#db/schema/places.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { checkAddress } from '#domain/customers/addresses/address-fields.ts'
import { changeAddress as sendElsewhere } from '#server/buy/orders/change-address.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import { lockSeenOrder } from './lock-seen-order.ts'
import type { ShowOrder } from './shown-order.ts'

/** What a form of the shop asks besides, of an address that is kept. */
const notKept = {
  phone_optional: '',
  address2: '',
  address_type_id: '',
  is_default_shipping: '0',
  is_default_billing: '0',
}

export function orderAddressRoutes(app: FastifyInstance, mount: MountDesk, db: Handle, shown: ShowOrder) {
  mount(app, listPlaces, async ({ query: { country, region: asked } }, call) => {
    call.requireStore(country)
    const regions = await db
      .select({ id: region.id, name: region.name })
      .from(region)
      .where(eq(region.country, country))
      .orderBy(asc(region.position), asc(region.name))
    if (asked === undefined) return { regions, cities: [] }
    const cities = await db
      .select({ id: city.idCity, name: city.name })
      .from(city)
      .where(and(eq(city.country, country), eq(city.fkRegion, asked)))
      .orderBy(asc(city.name))
    return { regions, cities }
  })

  mount(app, changeAddress, async ({ params: { orderNr }, body: { address, reason, version } }, call) => {
    await call.transact(async (tx) => {
      const { country } = await lockSeenOrder(tx, { orderNr, version }, call)
      const checked = checkAddress({ ...address, ...notKept }, country)
      if ('errors' in checked) throw new DeskError('invalid_input', { errors: checked.errors })
      await sendElsewhere(tx, { orderNr, address: checked.value }, call.acting(reason))
    })
    return shown(orderNr, call)
  })
}
