import { sealerWith } from '#db/bank-data/sealer.ts'

const key = Buffer.alloc(32, 7)

/** A key that everybody knows. */
export const sealer = sealerWith([{ id: 'test', key }])
export const bankDataKeys = `test:${key.toString('base64')}`
