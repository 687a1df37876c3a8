/** Far more than any answer of a provider. */
const maxBytes = 1024 * 1024

type Question = {
  method: string
  headers: Record<string, string>
  body?: string | undefined
  /** For all of it, from the connection to the last byte of the answer. */
  ms: number
}

/** What came back, whatever its status. */
export type Exchanged = { status: number; body: unknown }

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new Error('an answer larger than any of a payment provider')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/**
 * One question to a payment provider and its answer, as JSON. The SDKs end their timers with the headers, so that a body
 * which drips is waited for without end, and one of them takes a body that breaks off for an empty answer. Here both are
 * errors, and the connection is closed.
 */
export async function exchange(url: string, { ms, ...request }: Question): Promise<Exchanged> {
  const response = await fetch(url, { ...request, body: request.body ?? null, signal: AbortSignal.timeout(ms) })
  const text = await readText(response)
  if (text === '') return { status: response.status, body: {} }
  try {
    return { status: response.status, body: JSON.parse(text) as unknown }
  } catch (error) {
    // An error of a proxy on the way is often a page.
    if (!response.ok) return { status: response.status, body: {} }
    throw error
  }
}
