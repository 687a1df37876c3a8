import { createSealer } from '#db/bank-data/sealer.ts'

const key = Buffer.alloc(32, 7)

/** A key that is not secret. */
export const sealer = createSealer([{ id: 'test', key }])
export const bankDataKeys = `test:${key.toString('base64')}`
