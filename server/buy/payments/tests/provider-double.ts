import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterAll } from 'vitest'

export type ProviderRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: http.IncomingHttpHeaders
  body: Record<string, unknown>
}
export type DoubleAnswer = { status?: number; body: unknown }

async function bodyOf(request: http.IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}

type Mood = 'well' | 'failing' | 'silent' | 'drips' | 'breaks'

/** Sends headers at once, and a body that never ends or that breaks off. */
function sendBadly(mood: Mood, response: http.ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  if (mood === 'breaks') {
    response.write('{', () => response.destroy())
    return
  }
  const drop = setInterval(() => response.write(' '), 50)
  response.once('close', () => clearInterval(drop))
}

/** A payment provider on this machine, over real HTTP. `mood` makes it fail, never answer, or answer without an end. */
export async function openProviderDouble(answer: (asked: ProviderRequest) => DoubleAnswer) {
  const state = { mood: 'well' as Mood, asked: [] as ProviderRequest[] }
  let waiting: (() => void)[] = []
  let together = 1
  /** Waits until as many questions are there as are to be answered together. */
  const turn = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve)
      if (waiting.length < together) return
      for (const release of waiting) release()
      waiting = []
      together = 1
    })
  const server = http.createServer((request, response) => {
    void (async () => {
      const { pathname: path, searchParams: query } = new URL(request.url!, 'http://double')
      const asked = { method: request.method!, path, query, headers: request.headers, body: await bodyOf(request) }
      state.asked.push(asked)
      if (state.mood === 'silent') return
      if (state.mood === 'drips' || state.mood === 'breaks') {
        sendBadly(state.mood, response)
        return
      }
      await turn()
      const { status = 200, body } =
        state.mood === 'failing' ? { status: 500, body: { message: 'internal_error' } } : answer(asked)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return Object.assign(state, {
    openConnections: () => promisify(server.getConnections.bind(server))(),
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The next `count` questions get their answers at one moment: for races. */
    answerTogether(count: number) {
      together = count
    },
  })
}
