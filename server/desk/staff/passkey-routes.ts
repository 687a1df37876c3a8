import type { FastifyInstance } from 'fastify'
import {
  addOwnPasskey,
  listOwnPasskeys,
  offerLinkPasskey,
  offerPasskey,
  removeOwnPasskey,
  renameOwnPasskey,
} from '#contract/desk/passkeys.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { SettingsSource } from '#server/platform/brand/settings.ts'
import type { staffLinks } from './links.ts'
import { addOwn, listOwn, removeOwn, renameOwn } from './own-passkeys.ts'
import { challengesOfStaff, offerPasskey as offer } from './passkeys.ts'

type Parts = { db: Handle; settings: SettingsSource; links: ReturnType<typeof staffLinks> }

export function passkeyRoutes(app: FastifyInstance, mount: MountDesk, { db, settings, links }: Parts) {
  mount(app, listOwnPasskeys, (_input, call) => listOwn(db, call))

  mount(app, offerPasskey, async (_input, { staff: { idStaff, email, name }, caller: { origin }, now }) => {
    const shop = settings.current().brand.name
    const made = { owner: challengesOfStaff(idStaff), shop, email, name, idStaff }
    return { options: await offer(db, made, { origin, now }) }
  })

  mount(app, addOwnPasskey, async ({ body: { response } }, call) => {
    await call.transact((tx) => addOwn(tx, response, call))
    return listOwn(db, call)
  })

  mount(app, renameOwnPasskey, async ({ params: { idPasskey }, body: { name } }, call) => {
    await call.transact((tx) => renameOwn(tx, idPasskey, name, call))
    return listOwn(db, call)
  })

  mount(app, removeOwnPasskey, async ({ params: { idPasskey } }, call) => {
    await call.transact((tx) => removeOwn(tx, idPasskey, call))
    return listOwn(db, call)
  })

  mount(app, offerLinkPasskey, async ({ body: { token } }, { caller: { ip, origin }, now }) => ({
    options: await links.offerPasskey(token, { ip, origin, now }, settings.current().brand.name),
  }))
}
