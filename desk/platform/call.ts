import {
  languageHeader,
  proofHeader,
  signedText,
  type DeskEndpoint,
  type DeskInput,
  type DeskReply,
} from '#contract/desk/desk-endpoint.ts'
import { deskRefusal, type DeskRefusal } from '#contract/desk/refusal.ts'
import { forgetBrowserKey, signatureOf } from './browser-key.ts'
import { postWithProgress } from './post-with-progress.ts'
import { languageNow } from './preferences.ts'

/** The desk refused: nothing was changed, and the sentence says why. */
export class Refused extends Error {
  readonly refusal: DeskRefusal
  constructor(refusal: DeskRefusal) {
    super(refusal.message)
    this.name = 'Refused'
    this.refusal = refusal
  }
}

/** Somebody else was faster. */
export const hasChangedMeanwhile = (error: unknown): error is Refused =>
  error instanceof Refused && error.refusal.code === 'changed_meanwhile'

/** No answer, or none that can be read: whether anything was changed is not known. */
export class Unreachable extends Error {
  constructor() {
    super(
      languageNow() === 'es'
        ? 'No hay conexión con la tienda. Lo que escribiste sigue acá.'
        : 'There is no connection to the shop. What you typed is still here.',
    )
    this.name = 'Unreachable'
  }
}

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }
export type CallOptions = {
  idempotencyKey?: string
  signal?: AbortSignal
  /** Gets the share of a large body that was sent, from 0 to 1. */
  onProgress?: (share: number) => void
}

/** How far the clock here is behind the shop's, in milliseconds: what is signed names the shop's time. */
let clockOffset = 0
export function setShopTime(now: string): void {
  clockOffset = Date.parse(now) - Date.now()
}

/** What time it is in the shop, however wrong the clock here is. */
export const shopTime = (): Date => new Date(Date.now() + clockOffset)

function pathOf({ path }: DeskEndpoint, { params = {}, query = {} }: Parts): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${filled}?${search}` : filled
}

async function proofOf(method: string, path: string, body: string): Promise<string | undefined> {
  const at = Math.floor((Date.now() + clockOffset) / 1000)
  const signature = await signatureOf(signedText({ method, path, body, at }))
  return signature && `${at}.${signature}`
}

let onSignedOut = () => {}
/** What happens when a call finds that nobody is signed in any more. */
export function setOnSignedOut(listener: () => void): void {
  onSignedOut = listener
}

/** A signed request of a declared call. */
async function send(
  endpoint: DeskEndpoint,
  parts: Parts,
  { idempotencyKey, signal, accept, onProgress }: CallOptions & { accept?: string },
): Promise<Response> {
  const { method } = endpoint
  const path = pathOf(endpoint, parts)
  const body = parts.body === undefined ? '' : JSON.stringify(parts.body)
  const proof = await proofOf(method, path, body)
  const headers = {
    [languageHeader]: languageNow(),
    ...(proof && { [proofHeader]: proof }),
    ...(body && { 'content-type': 'application/json' }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(accept && { accept }),
  }
  const sent = onProgress
    ? postWithProgress(path, { headers, body, onProgress })
    : fetch(path, { method, headers, ...(body && { body }), ...(signal && { signal }) })
  return sent.catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new Unreachable()
  })
}

function parsed<E extends DeskEndpoint>(endpoint: E, answer: unknown): DeskReply<E> {
  const reply = endpoint.reply.safeParse(answer)
  if (!reply.success) throw new Unreachable()
  return reply.data as DeskReply<E>
}

/** What a refused call throws. */
async function refusalOf(response: Response): Promise<Refused | Unreachable> {
  const answer: unknown = await response.json().catch(() => undefined)
  const refused = deskRefusal.safeParse(answer)
  if (!refused.success) return new Unreachable()
  const { code } = refused.data
  if (code === 'signed_out' || code === 'proof_refused') {
    forgetBrowserKey()
    onSignedOut()
  }
  return new Refused(refused.data)
}

/** Sends a declared call and parses its reply with the declaration's shape. */
export async function deskCall<E extends DeskEndpoint>(
  endpoint: E,
  input: DeskInput<E>,
  options: CallOptions = {},
): Promise<DeskReply<E>> {
  const response = await send(endpoint, input as Parts, options)
  if (!response.ok) throw await refusalOf(response)
  return parsed(endpoint, await response.json().catch(() => undefined))
}

/** The answers to a live call, one after the other, until the shop or the signal ends them. */
export async function* deskEvents<E extends DeskEndpoint & { isLive: true }>(
  endpoint: E,
  input: DeskInput<E>,
  signal: AbortSignal,
): AsyncGenerator<DeskReply<E>> {
  const response = await send(endpoint, input as Parts, { signal, accept: 'text/event-stream' })
  if (!response.ok) throw await refusalOf(response)
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const frames = (rest + value).split('\n\n')
    rest = frames.pop()!
    for (const frame of frames) yield parsed(endpoint, JSON.parse(frame.replace(/^data: /, '')))
  }
}
