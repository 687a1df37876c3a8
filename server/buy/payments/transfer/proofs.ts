import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { BankDataUnreadable, type Sealer } from '#db/bank-data/sealer.ts'
import { and, eq, inArray, lt, or } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { salesOrder } from '#db/schema/orders.ts'
import { transferProof } from '#db/schema/payment-methods.ts'
import { proofLifetimeMs, type ProofKind } from '#domain/buy/payments/transfer-proof.ts'
import { proofName, type PhotoStore } from '#server/platform/pictures/photo-store.ts'

type Proof = typeof transferProof.$inferSelect
type ProofStore = { db: Handle; photos: PhotoStore; sealer: Sealer }

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16
const rowOf = (key: string) => ({ table: 'transfer_proof', id: key })

function sealFile(file: Buffer, fileKey: Buffer): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, fileKey, iv, { authTagLength: tagBytes })
  return Buffer.concat([iv, cipher.update(file), cipher.final(), cipher.getAuthTag()])
}

function openFile(stored: Buffer, fileKey: Buffer): Buffer {
  try {
    const decipher = createDecipheriv(algorithm, fileKey, stored.subarray(0, ivBytes), { authTagLength: tagBytes })
    decipher.setAuthTag(stored.subarray(-tagBytes))
    return Buffer.concat([decipher.update(stored.subarray(ivBytes, -tagBytes)), decipher.final()])
  } catch {
    throw new BankDataUnreadable('The proof was changed in the store: it does not open.')
  }
}

/**
 * Stores a file, sealed; returns its key. Outside any transaction, because it takes seconds: it is in force only when
 * `putInForce` says so. The row is first, so that no file is without one.
 */
export async function storeProof(
  { db, photos, sealer }: ProofStore,
  { orderNr, kind, file }: { orderNr: string; kind: ProofKind; file: Buffer },
  now: Date,
): Promise<string> {
  const key = randomBytes(16).toString('hex')
  const fileKey = randomBytes(32)
  await db.insert(transferProof).values({
    key,
    orderNr,
    kind,
    bytes: file.length,
    fileKey: sealer.sealText(rowOf(key), fileKey.toString('base64')),
    isCurrent: false,
    sentAt: now,
  })
  await photos.put(proofName(key), sealFile(file, fileKey))
  return key
}

/** Under the lock of the order: the proof that counts is the last one. */
export async function putInForce(tx: Handle, orderNr: string, key: string): Promise<void> {
  await tx
    .update(transferProof)
    .set({ isCurrent: false })
    .where(and(eq(transferProof.orderNr, orderNr), transferProof.isCurrent))
  await tx.update(transferProof).set({ isCurrent: true }).where(eq(transferProof.key, key))
}

export async function currentProof(db: Handle, orderNr: string): Promise<Proof | undefined> {
  const isIt = and(eq(transferProof.orderNr, orderNr), transferProof.isCurrent)
  return (await db.select().from(transferProof).where(isIt))[0]
}

/** The file as it was sent; undefined where the store has it no more. */
export async function readProof({ photos, sealer }: Omit<ProofStore, 'db'>, { key, fileKey }: Proof) {
  const stored = await photos.get(proofName(key))
  return stored && openFile(stored, Buffer.from(sealer.openText(rowOf(key), fileKey), 'base64'))
}

/** Those of a person who closes the account: no one opens them from now on, and a job deletes them. */
export async function withdrawProofsOf(tx: Handle, idCustomer: number): Promise<void> {
  const theirs = tx.select({ nr: salesOrder.orderNr }).from(salesOrder).where(eq(salesOrder.idCustomer, idCustomer))
  await tx.update(transferProof).set({ isCurrent: false }).where(inArray(transferProof.orderNr, theirs))
}

/** Longer than any form takes to be sent. */
const looseMs = 60 * 60 * 1000

/** Proofs that are replaced or never came into force, and old ones. */
export const proofsToDelete = (db: Handle, now: Date, limit: number) =>
  db
    .select({ key: transferProof.key })
    .from(transferProof)
    .where(
      and(
        lt(transferProof.sentAt, new Date(now.getTime() - looseMs)),
        or(eq(transferProof.isCurrent, false), lt(transferProof.sentAt, new Date(now.getTime() - proofLifetimeMs))),
      ),
    )
    .orderBy(transferProof.sentAt)
    .limit(limit)

export async function deleteProof(tx: Handle, key: string): Promise<void> {
  await tx.delete(transferProof).where(eq(transferProof.key, key))
}
