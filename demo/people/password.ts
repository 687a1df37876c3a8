import { argon2Sync, createHash } from 'node:crypto'

/** The password of every demo customer; it meets the shop's rule of 6 to 15 characters. */
export const demoPassword = 'Demo123!'

// The minimum of OP-065: 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** argon2id in PHC format. The salt is derived from its seed, so that a demo is reproducible. */
export function hashPassword(password: string, saltSeed: string): string {
  const nonce = createHash('sha256').update(saltSeed).digest().subarray(0, 16)
  const hash = argon2Sync('argon2id', { message: password, nonce, ...cost })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(hash)}`
}
