import type pg from 'pg'

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/**
 * Decodes a field of COPY's text format. A null becomes an empty text; queries select something else where that
 * matters.
 */
export function plainField(field: string): string {
  if (!field.includes('\\')) return field
  return field === '\\N' ? '' : field.replaceAll(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter)
}

export function fieldsOf(line: Buffer): string[] {
  const text = line.toString('utf8')
  const fields = text.split('\t')
  return text.includes('\\') ? fields.map(plainField) : fields
}

/**
 * COPY (query) TO STDOUT over pg's protocol hooks: the fastest way to read a whole catalogue, without an object per
 * row. Every line is passed to `take` as it arrives and is only valid during that call.
 */
export function copyOut(client: pg.ClientBase, query: string, take: (line: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: Error | undefined
    client.query({
      submit: (connection: pg.Connection) => connection.query(`copy (${query}) to stdout`),
      // A message is a whole line.
      handleCopyData({ chunk }: { chunk: Buffer }) {
        if (failure) return
        try {
          take(chunk.subarray(0, -1))
        } catch (error) {
          failure = error as Error
        }
      },
      handleCommandComplete() {},
      handleError(error: Error) {
        reject(new Error(`Reading the catalogue failed: ${error.message}`, { cause: error }))
      },
      handleReadyForQuery() {
        if (failure) reject(failure)
        else resolve()
      },
    } as pg.Submittable)
  })
}
