import type { Handle } from '#db/connection/handle.ts'
import { wallet, walletMovement, walletReturnRequest } from '#db/schema/wallet.ts'
import type { MovementType } from '#domain/after-sale/wallet/movements.ts'
import { localAmount } from '../catalogue/amounts.ts'
import { demoBankData } from './bank-data.ts'
import type { Moments } from '../moments.ts'
import type { DemoCustomer, People } from './write-people.ts'

type DemoMovement = {
  type: MovementType
  /** Signed pesos. */
  amount: number
  description: string
  at: Date
  ref?: [type: string, id: string]
  expiresAt?: Date
  /** Remaining pesos of bound money. */
  remaining?: number
}

/** Nine movements of ana that end at 31 000, four of dora, two of hernan. Returns the ids later steps need. */
export async function writeWallets(db: Handle, people: People, moments: Moments): Promise<{ returnToWallet: number }> {
  const { daysAgo, inDays } = moments
  const { walletId, ids } = await writeWallet(db, people.ana, [
    { type: 'Ingreso', amount: 20_000, description: 'Carga de saldo', at: daysAgo(90) },
    { type: 'Egreso', amount: -12_000, description: 'Pago del pedido R104', at: daysAgo(50), ref: ['order', 'R104'] },
    { type: 'Gift Card', amount: 15_000, description: 'Gift Card canjeada', at: daysAgo(40), remaining: 15_000 },
    { type: 'Devolución', amount: 8_000, description: 'Devolución C1009', at: daysAgo(31), ref: ['exchange', 'C1009'] },
    {
      type: 'Promoción',
      amount: 5_000,
      description: 'Saldo de regalo por tu cumpleaños',
      at: daysAgo(25),
      expiresAt: daysAgo(10),
      remaining: 0,
    },
    { type: 'Expirado', amount: -5_000, description: 'Venció tu saldo de regalo', at: daysAgo(10) },
    { type: 'Ingreso', amount: 3_000, description: 'Carga de saldo', at: daysAgo(8) },
    { type: 'Egreso', amount: -4_000, description: 'Retiro a tu cuenta bancaria', at: daysAgo(5) },
    { type: 'Ingreso', amount: 1_000, description: 'Carga de saldo', at: daysAgo(2) },
  ])
  await db.insert(walletReturnRequest).values({
    walletId,
    amount: localAmount('ar', 4_000),
    bankData: demoBankData.ana,
    status: 'paid',
    movementId: ids[7]!,
    createdAt: daysAgo(5),
  })
  await writeWallet(db, people.dora, [
    { type: 'Ingreso', amount: 10_000, description: 'Carga de saldo', at: daysAgo(60) },
    { type: 'Devolución', amount: 2_000, description: 'Diferencia de precio', at: daysAgo(48) },
    { type: 'Egreso', amount: -3_000, description: 'Pago del pedido R302', at: daysAgo(38), ref: ['order', 'R302'] },
    {
      type: 'Promoción',
      amount: 500,
      description: 'Saldo de regalo',
      at: daysAgo(6),
      expiresAt: inDays(24),
      remaining: 500,
    },
  ])
  await writeWallet(db, people.hernan, [
    { type: 'Ingreso', amount: 60_000, description: 'Carga de saldo', at: daysAgo(30) },
    { type: 'Gift Card', amount: 20_000, description: 'Gift Card canjeada', at: daysAgo(12), remaining: 20_000 },
  ])
  return { returnToWallet: ids[3]! }
}

async function writeWallet(db: Handle, { country, idCustomer }: DemoCustomer, movements: readonly DemoMovement[]) {
  const amounts = movements.map(({ amount }) => Math.sign(amount) * localAmount(country, Math.abs(amount)))
  const balance = amounts.reduce((sum, amount) => sum + amount, 0)
  const [row] = await db
    .insert(wallet)
    .values({ idCustomer, balance, updatedAt: movements.at(-1)!.at })
    .returning()
  const { walletId } = row!
  const rows = await db
    .insert(walletMovement)
    .values(
      movements.map(({ type, description, at, ref, expiresAt, remaining }, index) => ({
        walletId,
        type,
        amount: amounts[index]!,
        description,
        refType: ref?.[0] ?? null,
        refId: ref?.[1] ?? null,
        expiresAt: expiresAt ?? null,
        remaining: remaining === undefined ? null : remaining === 0 ? 0 : localAmount(country, remaining),
        createdAt: at,
      })),
    )
    .returning({ id: walletMovement.id })
  return { walletId, ids: rows.map(({ id }) => id) }
}
