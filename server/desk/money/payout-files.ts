import { BankDataUnreadable, type Sealer, type StoredBankData } from '#db/bank-data/sealer.ts'
import { and, asc, desc, eq, inArray, isNull, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { alias } from '#db/connection/pg-core.ts'
import type { PayoutFile } from '#contract/desk/payout-files.ts'
import { creditRequest } from '#db/schema/credits.ts'
import { exchangeRequest } from '#db/schema/exchange.ts'
import { payoutFile, payoutFileLine } from '#db/schema/payout-files.ts'
import { staff } from '#db/schema/staff.ts'
import { walletReturnRequest } from '#db/schema/wallet.ts'
import { payoutFile as fileOf, sumOfLines, type PayableKind } from '#domain/desk/money/payout-file.ts'
import { needsSecondPerson } from '#domain/desk/second-person.ts'
import { DeskError } from '#domain/desk/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { bookPaidCredit } from '#server/ledger/credits/credit-requests.ts'
import { bookPaidWithdrawal } from '#server/ledger/wallet/withdrawals.ts'
import { limitOf } from '#server/ledger/second-person/limits.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { readPayables } from './payables.ts'

type PayableKey = { kind: PayableKind; ref: string }
const keyOf = ({ kind, ref }: PayableKey) => `${kind} ${ref}`
const subjectOf = (id: number) => `payout file ${id}`
const maxListed = 100

/** Files with their lines, the latest first. */
export async function readFiles(
  db: Handle,
  filter: { countries: readonly OpenCountry[] } | { id: number },
): Promise<PayoutFile[]> {
  const payer = alias(staff, 'payer')
  const rows = await db
    .select({
      id: payoutFile.id,
      country: payoutFile.country,
      createdAt: payoutFile.createdAt,
      createdBy: staff.name,
      paidAt: payoutFile.paidAt,
      paidBy: payer.name,
    })
    .from(payoutFile)
    .innerJoin(staff, eq(staff.idStaff, payoutFile.createdBy))
    .leftJoin(payer, eq(payer.idStaff, payoutFile.paidBy))
    .where('id' in filter ? eq(payoutFile.id, filter.id) : inArray(payoutFile.country, [...filter.countries]))
    .orderBy(desc(payoutFile.id))
    .limit(maxListed)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db
    .select()
    .from(payoutFileLine)
    .where(inArray(payoutFileLine.fileId, ids))
    .orderBy(asc(payoutFileLine.id))
  return rows.map((row) => {
    const own = lines.filter(({ fileId }) => fileId === row.id)
    return {
      ...row,
      createdAt: row.createdAt.toISOString(),
      paidAt: row.paidAt?.toISOString() ?? null,
      sum: sumOfLines(own.filter(({ refusedAt }) => refusedAt === null)),
      lines: own.map(({ kind, ref, amount, refusedAt }) => ({ kind, ref, amount, isRefused: refusedAt !== null })),
    }
  })
}

/** One decision at a time about a store's payouts: the second sees what the first did. */
export const lockPayouts = (tx: Handle, country: OpenCountry) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`payouts ${country}`}))`)

type NewFile = { country: OpenCountry; payables: readonly PayableKey[]; sum: number }

/** Makes a file of what was chosen. What another file has, or was decided meanwhile, is not paid a second time. */
export async function makeFile(tx: Handle, { country, payables, sum }: NewFile, acting: Acting): Promise<number> {
  await lockPayouts(tx, country)
  const wanted = new Set(payables.map(keyOf))
  const found = (await readPayables(tx, { country, isLocked: true })).filter((one) => wanted.has(keyOf(one)))
  const has = sumOfLines(found)
  if (found.length !== wanted.size || has !== sum) throw new DeskError('changed_meanwhile', { data: { sum: has } })
  const { now, idStaff } = acting
  const [file] = await tx
    .insert(payoutFile)
    .values({ country, createdAt: now, createdBy: idStaff! })
    .returning({ id: payoutFile.id })
  const { id } = file!
  await tx.insert(payoutFileLine).values(found.map(({ kind, ref, amount }) => ({ fileId: id, kind, ref, amount })))
  await writeAudit(tx, acting, 'make-payout-file', subjectOf(id), { country, after: { sum, lines: found.length } })
  return id
}

type AccountRow = { account: StoredBankData | null; row: { table: string; id: string | number } }

async function accountOf(tx: Handle, { kind, ref }: PayableKey): Promise<AccountRow> {
  if (kind === 'return') {
    const [found] = await tx.select().from(exchangeRequest).where(eq(exchangeRequest.batchnumber, ref))
    return { account: found!.bankData, row: { table: 'exchange_request', id: ref } }
  }
  const id = Number(ref)
  const [found] =
    kind === 'credit'
      ? await tx.select().from(creditRequest).where(eq(creditRequest.id, id))
      : await tx.select().from(walletReturnRequest).where(eq(walletReturnRequest.id, id))
  const table = kind === 'credit' ? 'credit_request' : 'wallet_return_request'
  return { account: found!.bankData, row: { table, id } }
}

/** A payout above what one person decides alone goes to the bank by another hand than the one that chose it. */
async function requireSecondPerson(tx: Handle, { id, country, lines }: PayoutFile, acting: Acting): Promise<void> {
  const limit = await limitOf(tx, country)
  if (!lines.some(({ amount }) => needsSecondPerson(amount, limit))) return
  const [made] = await tx.select({ by: payoutFile.createdBy }).from(payoutFile).where(eq(payoutFile.id, id))
  if (made!.by !== acting.idStaff) return
  throw new DeskError('not_possible', {
    sentence: {
      es: 'Incluye un pago que supera lo que decide una sola persona. Tiene que bajarlo alguien más.',
      en: 'It holds a payout above what one person decides alone. Somebody else has to download it.',
    },
  })
}

/** The file as the bank takes it; that its accounts were read is recorded (S42). */
export async function writeFile(tx: Handle, sealer: Sealer, file: PayoutFile, acting: Acting): Promise<string> {
  const { id, country, lines } = file
  await requireSecondPerson(tx, file, acting)
  await writeAudit(tx, acting, 'read-payout-file', subjectOf(id), { country })
  const whole = []
  for (const line of lines.filter(({ isRefused }) => !isRefused)) {
    const { account, row } = await accountOf(tx, line)
    if (!account) throw new OperatorRefusal(`${keyOf(line)} has no account.`, `${keyOf(line)} no tiene cuenta.`)
    try {
      whole.push({ ...line, account: sealer.open(row, account) })
    } catch (error) {
      if (error instanceof BankDataUnreadable) throw new OperatorRefusal(error.message)
      throw error
    }
  }
  return fileOf(country, whole)
}

type Paid = { id: number; refused: readonly PayableKey[]; sum: number }

/** Notes that a file was paid, once and for all its lines: a second time finds it paid. */
export async function payFile(tx: Handle, { id, refused, sum }: Paid, acting: Acting): Promise<void> {
  const { now, idStaff } = acting
  const [open] = await tx
    .update(payoutFile)
    .set({ paidAt: now, paidBy: idStaff! })
    .where(and(eq(payoutFile.id, id), isNull(payoutFile.paidAt)))
    .returning({ country: payoutFile.country })
  const lines = await tx
    .select()
    .from(payoutFileLine)
    .where(eq(payoutFileLine.fileId, id))
    .orderBy(asc(payoutFileLine.id))
  const isRefused = new Set(refused.map(keyOf))
  const paid = lines.filter((line) => !isRefused.has(keyOf(line)))
  const isOfFile = paid.length + isRefused.size === lines.length
  if (!open || !isOfFile || sumOfLines(paid) !== sum) {
    throw new DeskError('changed_meanwhile', { data: { sum: sumOfLines(paid) } })
  }
  for (const { kind, ref } of paid) {
    if (kind === 'withdrawal') await bookPaidWithdrawal(tx, Number(ref))
    if (kind === 'credit') await bookPaidCredit(tx, Number(ref), now)
  }
  const back = lines.filter((line) => isRefused.has(keyOf(line))).map((line) => line.id)
  if (back.length > 0) {
    await tx.update(payoutFileLine).set({ refusedAt: now }).where(inArray(payoutFileLine.id, back))
  }
  const after = { sum, paid: paid.length, refused: [...isRefused] }
  await writeAudit(tx, acting, 'pay-payout-file', subjectOf(id), { country: open.country, after })
}

/** Whether something is in a file: then the file decides what becomes of it. */
export async function isInFile(tx: Handle, { kind, ref }: PayableKey): Promise<boolean> {
  const [line] = await tx
    .select({ id: payoutFileLine.id })
    .from(payoutFileLine)
    .where(and(eq(payoutFileLine.kind, kind), eq(payoutFileLine.ref, ref), isNull(payoutFileLine.refusedAt)))
  return line !== undefined
}
