import { randomBytes } from 'node:crypto'
import type { Attestation } from '#contract/platform/webauthn.ts'
import type { Sealer } from '#db/bank-data/sealer.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import type { BrowserKey } from '#db/schema/staff.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { enrolmentAddress } from '#domain/desk/staff/one-time-code.ts'
import { staffPasswordFault } from '#domain/desk/staff/password.ts'
import { linkLifeMs, type LinkPurpose } from '#domain/desk/staff/session-rules.ts'
import type { DeskLanguage } from '#domain/desk/words.ts'
import type { PasswordHasher } from '#server/customers/account/passwords.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { countAttempt } from '#server/platform/http/limits/attempts.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'
import { newRecoveryCodes, newSecret, recoveryHash, stepOfCode, typedSecret } from './authenticator.ts'
import { addPasskey, challengesOfLink, offerPasskey } from './passkeys.ts'
import { staffPasskeyRepository } from './passkey-repository.ts'
import { staffRepository, type LinkRow, type StaffRow } from './repository.ts'
import { staffSessions } from './sessions.ts'
import { secretRow } from './sign-in.ts'

/** The address of a link: what follows the # is never sent to a server, so no log has it. */
export const linkPath = (token: string) => `/desk/link#${token}`

/**
 * Makes a link; one that sets up a person (or the first owner) is the only good one of theirs. Only its hash is stored.
 */
export async function createLink(tx: Handle, purpose: LinkPurpose, idStaff: number | null, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const people = staffRepository(tx)
  if (purpose !== 'sign-in') await people.endLinks(idStaff, now)
  const expiresAt = new Date(now.getTime() + linkLifeMs[purpose])
  await people.addLink({ hash: digestOf(token), purpose, idStaff, createdAt: now, expiresAt })
  return token
}

type Parts = { db: Handle; sealer: Sealer; passwords: PasswordHasher }
type Accepted = {
  token: string
  browserKey: BrowserKey
  email?: string | undefined
  name?: string | undefined
  password?: string | undefined
  code?: string | undefined
  passkey?: Attestation | undefined
}
type From = { ip: string; userAgent: string; origin: string; language: DeskLanguage; now: Date }

const missing = (language: DeskLanguage, ...fields: string[]) =>
  new DeskError('invalid_input', {
    errors: Object.fromEntries(fields.map((field) => [field, language === 'es' ? 'Falta.' : 'Missing.'])),
  })

export function staffLinks({ db, sealer, passwords }: Parts) {
  const countGuess = (ip: string, now: Date) =>
    countAttempt(db, 'desk link', ip, { max: 60, everyMs: 15 * 60 * 1000, now })

  async function goodLink(handle: Handle, token: string, now: Date): Promise<{ link: LinkRow; person?: StaffRow }> {
    const people = staffRepository(handle)
    const link = await people.link(digestOf(token), now)
    if (!link) throw new DeskError('link_over')
    if (link.idStaff === null) {
      // Another link, or another node's, was faster.
      if (await people.hasOwner()) throw new DeskError('link_over')
      return { link }
    }
    const person = await people.byId(link.idStaff)
    if (!person || person.disabledAt) throw new DeskError('link_over')
    return { link, person }
  }

  /** The secret of the app, and the half minute of the code that proved it; neither for who chose a passkey. */
  function proveApp(link: LinkRow, code: string, now: Date) {
    if (!link.offeredSecret) throw new DeskError('link_over')
    const secret = sealer.openText({ table: 'staff_link', id: link.hash }, link.offeredSecret)
    const step = stepOfCode(secret, code, { now, lastUsed: null })
    if (step === undefined) throw new DeskError('code_refused')
    return { secret, step }
  }

  /**
   * Name, password, and app or passkey of a person, checked; the codes for a lost device are made. What the person could
   * prove before is over: a link is for who lost it.
   */
  async function setUp(tx: Handle, link: LinkRow, person: StaffRow | undefined, given: Accepted, from: From) {
    const { now, language } = from
    const email = person?.email ?? given.email
    const name = given.name ?? person?.name
    const { password, code, passkey } = given
    if (!email || !name || !password || (!code && !passkey)) {
      const fields = { email, name, password, code: code ?? passkey }
      throw missing(language, ...Object.entries(fields).flatMap(([field, value]) => (value ? [] : [field])))
    }
    const fault = staffPasswordFault(password, { email })
    if (fault) throw new DeskError('invalid_input', { errors: { password: fault[language] } })
    const app = passkey ? undefined : proveApp(link, code!, now)
    const passwordHash = await passwords.hash(password)
    const people = staffRepository(tx)
    const owner = { email, name, roles: ['owner' as const], createdAt: now, language }
    const { idStaff } = person ?? (await people.add(owner)) ?? (await people.byEmail(email))!
    const recoveryCodes = newRecoveryCodes()
    await people.update(idStaff, {
      name,
      passwordHash,
      codeSecret: app ? sealer.sealText(secretRow(idStaff), app.secret) : null,
      lastCodeStep: app?.step ?? null,
      recoveryHashes: recoveryCodes.map(recoveryHash),
    })
    await staffPasskeyRepository(tx).removeAll(idStaff)
    if (passkey) {
      const owner = challengesOfLink(link.hash)
      await addPasskey(tx, { owner, idStaff, response: passkey, userAgent: from.userAgent }, from)
    }
    return { idStaff, email, recoveryCodes }
  }

  return {
    /** What a link is for. One that sets up a person offers a new secret for the app each time it is opened. */
    async open(token: string, { ip, now }: Pick<From, 'ip' | 'now'>, shop: string) {
      await countGuess(ip, now)
      const { link, person } = await goodLink(db, token, now)
      const known = { purpose: link.purpose, email: person?.email ?? null, name: person?.name ?? null, shop }
      if (link.purpose === 'sign-in') return { ...known, offer: null }
      const hex = newSecret()
      await staffRepository(db).offer(link.hash, sealer.sealText({ table: 'staff_link', id: link.hash }, hex))
      const secret = typedSecret(hex)
      return { ...known, offer: { secret, address: enrolmentAddress({ secret, shop, email: person?.email ?? shop }) } }
    },

    /** What the browser needs to make a passkey for who holds a link that sets up a person. */
    async offerPasskey(token: string, { ip, origin, now }: Pick<From, 'ip' | 'origin' | 'now'>, shop: string) {
      await countGuess(ip, now)
      const { link, person } = await goodLink(db, token, now)
      if (link.purpose === 'sign-in') throw new DeskError('link_over')
      const known = { email: person?.email ?? shop, name: person?.name ?? shop, idStaff: null }
      return offerPasskey(db, { owner: challengesOfLink(link.hash), shop, ...known }, { origin, now })
    },

    /** Uses a link up; every earlier session of its person is over. */
    async accept(given: Accepted, from: From): Promise<{ sessionToken: string; recoveryCodes: string[] }> {
      const { ip, now, userAgent } = from
      await countGuess(ip, now)
      return inTransaction(db, async (tx) => {
        const { link, person } = await goodLink(tx, given.token, now)
        if (!(await staffRepository(tx).useLink(link.hash, now))) throw new DeskError('link_over')
        const isSignIn = link.purpose === 'sign-in' && person
        const set = isSignIn ? { ...person, recoveryCodes: [] } : await setUp(tx, link, person, given, from)
        const sessions = staffSessions(tx)
        if (!isSignIn) await sessions.revokeAll(set.idStaff, now)
        await writeAudit(tx, { actor: set.email, now, idStaff: set.idStaff }, `link-${link.purpose}`, set.email)
        const { browserKey } = given
        const sessionToken = await sessions.open({ idStaff: set.idStaff, browserKey, userAgent, now })
        return { sessionToken, recoveryCodes: set.recoveryCodes }
      })
    },
  }
}
