import { inTransaction } from '#db/connection/transaction.ts'
import { roles, type StaffRights } from '#domain/desk/staff/roles.ts'
import { openCountries } from '#domain/platform/country/country.ts'
import { choicesOf, textOf } from '#server/command-line/arguments.ts'
import type { Command } from '#server/command-line/command.ts'
import { jsonOption, print } from '#server/command-line/output.ts'
import { disableColleague, listColleagues } from '#server/desk/staff/colleagues.ts'
import { createLink, linkPath } from '#server/desk/staff/links.ts'
import { staffRepository, type StaffRow } from '#server/desk/staff/repository.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { readShopSettings } from '#server/platform/brand/settings.ts'
import { linksOf } from '#server/platform/mail/links.ts'

/** A person at the machine has all of the shop. */
const operator: StaffRights = { roles: ['owner'], stores: null }

export const staffListCommand: Command = {
  name: 'staff-list',
  usage: '[--json]',
  summary: 'Who works at the desk, and what they may do',
  details: [],
  examples: ['staff list'],
  takes: [],
  options: jsonOption,
  async run({ db, acting, say }, _given, values) {
    const people = await listColleagues(db, operator, acting.now)
    print({ say }, values, people, () => {
      for (const { email, name, roles, stores, status } of people)
        say(`${email}  ${name}  ${status}  ${roles.join(', ')}  ${stores?.join(', ') ?? 'all stores'}`)
      if (people.length === 0) say('Nobody yet: staff link makes the first owner.')
    })
  },
}

export const staffLinkCommand: Command = {
  name: 'staff-link',
  usage: 'EMAIL [--name NAME --roles R,… --stores ar,…] [--sign-in] [--json]',
  summary: 'A link that opens the desk once: for a new person, or for one who lost password or telephone',
  details: [
    `--roles     of a new person: ${roles.join(', ')}`,
    '--stores    where they work; all stores unless said',
    '--sign-in   signs in a person who has set up everything, and changes nothing',
    'The link lets anyone in as that person: give it to nobody else. It is not sent by mail; the desk does that.',
  ],
  examples: [
    'staff link duena@tienda.example --name "Ana Duarte" --roles owner',
    'staff link ana@tienda.example --sign-in',
  ],
  takes: ['EMAIL'],
  options: {
    name: { type: 'string' },
    roles: { type: 'string' },
    stores: { type: 'string' },
    'sign-in': { type: 'boolean' },
    ...jsonOption,
  },
  async run({ db, env, acting, say }, [typed], values) {
    const email = typed!.trim().toLowerCase()
    const { defaultStore } = await readShopSettings(db)
    const path = await inTransaction(db, async (tx) => {
      const people = staffRepository(tx)
      const person = (await people.byEmail(email)) ?? (await addPerson())
      async function addPerson(): Promise<StaffRow> {
        const name = textOf(values, 'name')
        const given = choicesOf(values, 'roles', roles)
        const stores = choicesOf(values, 'stores', openCountries)
        if (!name || !given) throw new OperatorRefusal(`"${email}" is new: say --name and --roles.`)
        return (await people.add({
          email,
          name,
          roles: [...given],
          stores: stores && [...stores],
          createdAt: acting.now,
        }))!
      }
      if (person.disabledAt) throw new OperatorRefusal(`"${email}" is switched off: the desk switches a person on.`)
      const isSignIn = values['sign-in'] === true
      if (isSignIn && person.passwordHash === null) throw new OperatorRefusal(`"${email}" has not set up anything yet.`)
      const purpose = isSignIn ? 'sign-in' : person.passwordHash === null ? 'invitation' : 'recovery'
      await writeAudit(tx, acting, 'staff-link', email)
      return linkPath(await createLink(tx, purpose, person.idStaff, acting.now))
    })
    const link = linksOf(env)(defaultStore, path)
    print({ say }, values, { email, link }, () => say(link))
  },
}

export const staffDisableCommand: Command = {
  name: 'staff-disable',
  usage: 'EMAIL',
  summary: 'Switch a person of the staff off: every session of theirs ends',
  details: [],
  examples: ['staff disable ana@tienda.example'],
  takes: ['EMAIL'],
  options: {},
  async run({ db, acting, say }, [typed]) {
    const email = typed!.trim().toLowerCase()
    await inTransaction(db, async (tx) => {
      const person = await staffRepository(tx).byEmail(email)
      if (!person) throw new OperatorRefusal(`There is nobody "${email}" on the staff.`)
      await disableColleague(tx, person, { acting, by: operator })
    })
    say(`${email} is switched off.`)
  },
}
