import type { Colleague } from '#contract/desk/staff.ts'
import type { Handle } from '#db/connection/handle.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { mayDecideOn, type StaffRights } from '#domain/desk/staff/roles.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import { createLink, linkPath } from './links.ts'
import { staffRepository, type StaffRow } from './repository.ts'
import { staffSessions } from './sessions.ts'

/** Who asks, and what about they may decide. */
type Asking = { acting: Acting; by: StaffRights }
/** And for which store's address links in mails are made. */
type AskingByMail = Asking & { country: OpenCountry }
type Rights = Pick<StaffRow, 'name' | 'roles' | 'stores'>

const rightsOf = ({ name, roles, stores }: Rights) => ({ name, roles, stores })

/** Everybody who works or worked at the desk, as far as a person decides about them. */
export async function listColleagues(db: Handle, by: StaffRights, now: Date): Promise<Colleague[]> {
  const rows = await staffRepository(db).listAll(now)
  return rows
    .filter(({ person }) => mayDecideOn(by, person))
    .map(({ person, lastUsedAt, openSessions }) => {
      const { idStaff, email, name, roles, stores, language, version, disabledAt, passwordHash } = person
      return {
        idStaff,
        email,
        name,
        roles,
        stores,
        language,
        version,
        openSessions,
        status: disabledAt ? 'disabled' : passwordHash === null ? 'invited' : 'active',
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      }
    })
}

async function mailLink(tx: Handle, person: StaffRow, { acting, country }: AskingByMail): Promise<void> {
  const purpose = person.passwordHash === null ? 'invitation' : 'recovery'
  const token = await createLink(tx, purpose, person.idStaff, acting.now)
  const data = { name: person.name, by: acting.actor, purpose, path: linkPath(token) } as const
  await enqueueMail(tx, { template: 'staff-link', to: person.email, country, data, now: acting.now })
}

/** Nobody gives rights in a store that is not theirs. */
function requireReach(by: StaffRights, given: Pick<StaffRights, 'stores'>): void {
  if (!mayDecideOn(by, given)) throw new DeskError('not_permitted')
}

export async function inviteColleague(tx: Handle, email: string, rights: Rights, asking: AskingByMail): Promise<void> {
  const { acting, by } = asking
  requireReach(by, rights)
  const person = await staffRepository(tx).add({ email, ...rights, createdAt: acting.now })
  if (!person) {
    const sentence = { es: 'Esa persona ya está en el equipo.', en: 'That person is on the staff already.' }
    throw new DeskError('not_possible', { sentence })
  }
  await mailLink(tx, person, asking)
  await writeAudit(tx, acting, 'staff-invite', email, { after: rightsOf(person) })
}

/** Somebody of other stores is as little there as one who does not exist. */
async function within(tx: Handle, idStaff: number, by: StaffRights): Promise<StaffRow> {
  const person = await staffRepository(tx).byId(idStaff)
  if (!person || !mayDecideOn(by, person)) throw new DeskError('not_found')
  return person
}

/** A person for a change, as it was seen. */
async function seen(tx: Handle, idStaff: number, { version, by }: { version: number; by: StaffRights }) {
  const person = await within(tx, idStaff, by)
  if (person.version !== version) throw new DeskError('changed_meanwhile')
  return person
}

/** Whether a change would leave the shop without anybody who can let people in. */
async function requireAnotherOwner(tx: Handle, now: Date, person: StaffRow): Promise<void> {
  // Two owners who take each other away wait here for each other.
  await staffRepository(tx).lockOwners()
  const all = await staffRepository(tx).listAll(now)
  const isOwner = ({ roles, stores, passwordHash, disabledAt }: StaffRow) =>
    roles.includes('owner') && stores === null && passwordHash !== null && disabledAt === null
  if (!isOwner(person) || all.some(({ person: one }) => one.idStaff !== person.idStaff && isOwner(one))) return
  const sentence = {
    es: 'Es la única persona dueña de todas las tiendas: nombrá antes a otra.',
    en: 'This is the only owner of all stores: name another one first.',
  }
  throw new DeskError('not_possible', { sentence })
}

export async function changeColleague(
  tx: Handle,
  { idStaff, version, ...rights }: { idStaff: number; version: number; name: string } & StaffRights,
  { acting, by }: Asking,
): Promise<void> {
  const person = await seen(tx, idStaff, { version, by })
  requireReach(by, rights)
  const changed = { name: rights.name, roles: [...rights.roles], stores: rights.stores && [...rights.stores] }
  if (!rights.roles.includes('owner') || rights.stores !== null) await requireAnotherOwner(tx, acting.now, person)
  if (!(await staffRepository(tx).change(idStaff, version, changed))) throw new DeskError('changed_meanwhile')
  await writeAudit(tx, acting, 'staff-change', person.email, { before: rightsOf(person), after: changed })
}

export async function disableColleague(
  tx: Handle,
  { idStaff, version }: { idStaff: number; version: number },
  { acting, by }: Asking,
): Promise<void> {
  const { now } = acting
  const person = await seen(tx, idStaff, { version, by })
  await requireAnotherOwner(tx, now, person)
  const values = { disabledAt: person.disabledAt ?? now }
  if (!(await staffRepository(tx).change(idStaff, version, values))) throw new DeskError('changed_meanwhile')
  await staffRepository(tx).endLinks(idStaff, now)
  await staffSessions(tx).revokeAll(idStaff, now)
  await writeAudit(tx, acting, 'staff-disable', person.email)
}

/** A new invitation, or a way back for one who lost the password or the telephone. A person who was off is on again. */
export async function relinkColleague(tx: Handle, idStaff: number, asking: AskingByMail): Promise<void> {
  const people = staffRepository(tx)
  const person = await within(tx, idStaff, asking.by)
  if (person.disabledAt) await people.change(idStaff, person.version, { disabledAt: null })
  await mailLink(tx, person, asking)
  await writeAudit(tx, asking.acting, person.disabledAt ? 'staff-enable' : 'staff-link', person.email)
}
