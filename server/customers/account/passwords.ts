import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { normalisePassword } from '#domain/customers/account/password-rules.ts'

/** The minimum OP-065 allows: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
/**
 * Each hash takes a core, a thread of the process and 19 MiB for some 30 ms. The rest wait, so that at least a core and
 * most threads stay free for other requests.
 */
const maxConcurrent = Math.min(4, Math.max(1, availableParallelism() - 1))

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

function derive(parameters: Argon2Parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** Argon2id off the event loop, a few at a time, in the PHC format that password libraries read. */
export function passwordHasher() {
  const inQueue = pLimit(maxConcurrent)

  async function hash(password: string): Promise<string> {
    const nonce = randomBytes(16)
    const key = await inQueue(() => derive({ message: normalisePassword(password), nonce, ...cost }))
    const { memory, passes, parallelism } = cost
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(key)}`
  }

  async function verify(stored: string | null | undefined, password: string): Promise<boolean> {
    const parts = phc.exec(stored ?? '')
    if (!parts) {
      // An account without a password takes as long as one with a password, so that timing does not reveal which
      // e-mails exist (S3).
      await hash(password)
      return false
    }
    const [, memory, passes, parallelism, nonce, key] = parts
    const expected = Buffer.from(key!, 'base64')
    const actual = await inQueue(() =>
      derive({
        message: normalisePassword(password),
        nonce: Buffer.from(nonce!, 'base64'),
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(parallelism),
        tagLength: expected.length,
      }),
    )
    return timingSafeEqual(actual, expected)
  }

  return { hash, verify }
}
export type PasswordHasher = ReturnType<typeof passwordHasher>
