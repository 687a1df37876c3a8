import type { FastifyInstance } from 'fastify'
import {
  acceptLink,
  changeStaff,
  disableStaff,
  inviteStaff,
  listSessions,
  listStaff,
  openLink,
  readSession,
  relinkStaff,
  revokeSession,
  signIn,
  signOut,
  type DeskSession,
  type OwnSession,
} from '#contract/desk/staff.ts'
import type { StaffMember } from '#contract/desk/shapes.ts'
import type { Sealer } from '#db/bank-data/sealer.ts'
import type { Handle } from '#db/connection/handle.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { permittedOf } from '#domain/desk/staff/roles.ts'
import type { PasswordHasher } from '#server/customers/account/passwords.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { PublicCall, SignedIn, StaffCall } from '#server/desk/http/staff-call.ts'
import { paletteProperties } from '#domain/platform/brand/palette.ts'
import type { SettingsSource } from '#server/platform/brand/settings.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { changeColleague, disableColleague, inviteColleague, listColleagues, relinkColleague } from './colleagues.ts'
import { staffLinks } from './links.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { staffSessions } from './sessions.ts'
import { staffSignIn } from './sign-in.ts'

/** How to sign in to a demo, at this moment. */
export type TrialLogin = (now: Date) => Promise<DeskSession['trial']>

type Parts = {
  db: Handle
  sealer: Sealer
  passwords: PasswordHasher
  settings: SettingsSource
  trialLogin: TrialLogin
}

function shownStaff({ sessionId: _session, key: _key, ...staff }: SignedIn): StaffMember {
  return { ...staff, permissions: permittedOf(staff) }
}

export function staffRoutes(app: FastifyInstance, mount: MountDesk, parts: Parts) {
  const { db, settings, trialLogin } = parts
  const { signIn: signInWith } = staffSignIn(parts)
  const links = staffLinks(parts)
  const sessions = staffSessions(db)

  async function sessionOf(staff: SignedIn | undefined, now: Date): Promise<DeskSession> {
    const { brand, openStores } = settings.current()
    return {
      staff: staff ? shownStaff(staff) : null,
      shop: brand.name,
      colours: paletteProperties(brand.palette),
      stores: openStores.filter((country) => !staff?.stores || staff.stores.includes(country)),
      now: now.toISOString(),
      trial: staff ? null : await trialLogin(now),
    }
  }

  /** The cookie of a new session, and who it is of. */
  async function begin(token: string, { now, setSession }: Pick<PublicCall, 'now' | 'setSession'>) {
    const session = (await sessions.resolve(token, now))!
    setSession(token)
    return sessionOf(session.staff, now)
  }

  async function ownSessions({ staff, now }: StaffCall): Promise<{ sessions: OwnSession[] }> {
    const rows = await sessions.list(staff.idStaff, now)
    return {
      sessions: rows.map(({ id, browser, createdAt, lastUsedAt, expiresAt }) => ({
        id,
        browser,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        isThis: id === staff.sessionId,
      })),
    }
  }

  mount(app, readSession, (_input, { staff, now }) => sessionOf(staff, now))
  mount(app, signIn, async ({ body }, call) =>
    begin(await signInWith({ code: undefined, passkey: undefined, ...body }, { ...call.caller, now: call.now }), call),
  )
  mount(app, signOut, async (_input, { staff, now, acting, transact, setSession }) => {
    await transact(async (tx) => {
      await staffSessions(tx).revoke(staff.idStaff, staff.sessionId, now)
      await writeAudit(tx, acting(), 'sign-out', staff.email)
    })
    setSession(undefined)
    return sessionOf(undefined, now)
  })
  mount(app, openLink, ({ body }, { caller, now }) =>
    links.open(body.token, { ip: caller.ip, now }, settings.current().brand.name),
  )
  mount(app, acceptLink, async ({ body }, call) => {
    const { caller, language, now } = call
    const { sessionToken, recoveryCodes } = await links.accept(body, { ...caller, language, now })
    return { session: await begin(sessionToken, call), recoveryCodes }
  })
  passkeyRoutes(app, mount, { db, settings, links })
  mount(app, listSessions, (_input, call) => ownSessions(call))
  mount(app, revokeSession, async ({ params }, call) => {
    const { staff, now } = call
    await call.transact(async (tx) => {
      if (!(await staffSessions(tx).revoke(staff.idStaff, params.id, now))) throw new DeskError('not_found')
      await writeAudit(tx, call.acting(), 'session-revoke', staff.email)
    })
    return ownSessions(call)
  })

  const asking = ({ acting, staff }: StaffCall) => ({
    acting: acting(),
    by: staff,
    country: staff.stores?.[0] ?? settings.current().defaultStore,
  })
  const all = async ({ staff, now }: StaffCall) => ({ staff: await listColleagues(db, staff, now) })

  mount(app, listStaff, (_input, call) => all(call))
  mount(app, inviteStaff, async ({ body: { email, ...rights } }, call) => {
    await call.transact((tx) => inviteColleague(tx, email, rights, asking(call)))
    return all(call)
  })
  mount(app, changeStaff, async ({ params, body }, call) => {
    await call.transact((tx) => changeColleague(tx, { ...params, ...body }, asking(call)))
    return all(call)
  })
  mount(app, disableStaff, async ({ params, body }, call) => {
    await call.transact((tx) => disableColleague(tx, { ...params, ...body }, asking(call)))
    return all(call)
  })
  mount(app, relinkStaff, async ({ params }, call) => {
    await call.transact((tx) => relinkColleague(tx, params.idStaff, asking(call)))
    return all(call)
  })
}
