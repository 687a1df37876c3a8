import type { Assertion } from '#contract/platform/webauthn.ts'
import type { Sealer } from '#db/bank-data/sealer.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { BrowserKey } from '#db/schema/staff.ts'
import { DeskError } from '#domain/desk/errors.ts'
import type { PasswordHasher } from '#server/customers/account/passwords.ts'
import { countAttempt, undoAttempt } from '#server/platform/http/limits/attempts.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { recoveryHash, stepOfCode } from './authenticator.ts'
import { askForPasskey, takePasskey } from './passkeys.ts'
import { staffRepository, type StaffRow } from './repository.ts'
import { staffSessions } from './sessions.ts'

const aQuarter = 15 * 60 * 1000

type Parts = { db: Handle; sealer: Sealer; passwords: PasswordHasher }
type Attempt = {
  email: string
  password: string
  code: string | undefined
  passkey: Assertion | undefined
  browserKey: BrowserKey
}
type From = { ip: string; userAgent: string; origin: string; now: Date }

const actions = {
  app: 'sign-in',
  recovery: 'sign-in-by-recovery-code',
  passkey: 'sign-in-by-passkey',
} as const

/** The row that the secret of a person is sealed for. */
export const secretRow = (idStaff: number) => ({ table: 'staff', id: idStaff })

/**
 * Guesses at an account from one network, at an account from everywhere, and at any account from one network (S2). A
 * password that is right is not a guess; a code that is wrong is.
 */
const allowances = (email: string, ip: string) =>
  [
    { what: 'desk account here', who: `${email} ${ip}`, max: 10 },
    { what: 'desk account', who: email, max: 60 },
    { what: 'desk address', who: ip, max: 40 },
  ] as const

export function staffSignIn({ db, sealer, passwords }: Parts) {
  async function count(email: string, { ip, now }: From): Promise<void> {
    for (const { what, who, max } of allowances(email, ip)) {
      await countAttempt(db, what, who, { max, everyMs: aQuarter, now })
    }
  }
  async function undoCount(email: string, ip: string): Promise<void> {
    for (const { what, who } of allowances(email, ip)) await undoAttempt(db, what, who)
  }

  /** Uses up a code of the app, or one of the recovery codes. */
  async function takeCode(tx: Handle, person: StaffRow, code: string, now: Date): Promise<'app' | 'recovery'> {
    const { idStaff, codeSecret, lastCodeStep } = person
    const people = staffRepository(tx)
    if (codeSecret) {
      const secret = sealer.openText(secretRow(idStaff), codeSecret)
      const step = stepOfCode(secret, code, { now, lastUsed: lastCodeStep })
      if (step !== undefined && (await people.useStep(idStaff, step))) return 'app'
    }
    if (await people.useRecoveryCode(idStaff, recoveryHash(code))) return 'recovery'
    throw new DeskError('code_refused')
  }

  return {
    /** The token of a new session. */
    async signIn({ email, password, code, passkey, browserKey }: Attempt, from: From): Promise<string> {
      const { userAgent, origin, now, ip } = from
      await count(email, from)
      const person = await staffRepository(db).byEmail(email)
      const isRight = await passwords.verify(person?.passwordHash, password)
      if (!person || !isRight || person.disabledAt) throw new DeskError('credentials_refused')
      const { idStaff } = person
      if (!code && !passkey) {
        const asked = await askForPasskey(db, idStaff, { origin, now })
        await undoCount(email, ip)
        throw new DeskError('code_needed', { data: { passkey: asked } })
      }
      // Outside of the transaction: a challenge that was answered wrong is used up too.
      if (passkey) await takePasskey(db, idStaff, passkey, { origin, now })
      const token = await inTransaction(db, async (tx) => {
        const by = passkey ? 'passkey' : await takeCode(tx, person, code!, now)
        await writeAudit(tx, { actor: email, now, idStaff }, actions[by], email)
        return staffSessions(tx).open({ idStaff, browserKey, userAgent, now })
      })
      await undoCount(email, ip)
      return token
    },
  }
}
