import type pg from 'pg'

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/** The fields of a line of COPY's text format. A null reads as an empty text: the query says what it means instead. */
function fieldsOf(line: string): string[] {
  const fields = line.split('\t')
  if (!line.includes('\\')) return fields
  return fields.map((field) => {
    if (field === '\\N') return ''
    return field.replaceAll(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter)
  })
}

/**
 * COPY (query) TO STDOUT over pg's own protocol hooks: the fastest way out for a whole catalogue, without an object per
 * row. Every row is handed to `take` as it arrives.
 */
export function copyOut(client: pg.ClientBase, query: string, take: (fields: string[]) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: Error | undefined
    client.query({
      submit: (connection: pg.Connection) => connection.query(`copy (${query}) to stdout`),
      // A message is a whole line.
      handleCopyData({ chunk }: { chunk: Buffer }) {
        if (failure) return
        try {
          take(fieldsOf(chunk.toString('utf8', 0, chunk.length - 1)))
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
