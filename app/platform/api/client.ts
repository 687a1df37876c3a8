import { clientRefusal } from '#contract/platform/client-refusal.ts'
import {
  apiVersion,
  type CallInput,
  type CallReply,
  type Endpoint,
  type RefusalData,
} from '#contract/platform/endpoint.ts'
import { somethingWentWrong } from '#contract/platform/messages.ts'
import type { Send } from '#contract/platform/page-context.ts'
import { tokenOf } from '#app/platform/session/token.ts'
import { storeId, type OpenCountry } from '#domain/platform/country/country.ts'
import { CallFailure, Refused } from './failures.ts'

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: Record<string, unknown> }
export type CallOptions = { signal?: AbortSignal; idempotencyKey?: string }
export type Call = <E extends Endpoint>(
  declared: E,
  input: CallInput<E>,
  options?: CallOptions,
) => Promise<CallReply<E>>

function searchOf(values: Record<string, unknown>): URLSearchParams {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
}

function addressOf(declared: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = declared.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const version = declared.path.startsWith('/api/') ? { api_version: apiVersion } : {}
  const search = searchOf({ ...version, ...query }).toString()
  return search ? `${path}?${search}` : path
}

/** A form with files; each of several is a field of the same name. */
function formOf(values: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) for (const one of [value].flat()) form.append(name, one as File)
  return form
}

function requestOf(declared: Endpoint, { body }: Parts, { signal, idempotencyKey }: CallOptions): RequestInit {
  const key = idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}
  const base = { method: declared.method, ...(signal && { signal }) }
  if (!body) return { ...base, headers: key }
  if (declared.encoding === 'multipart') return { ...base, headers: key, body: formOf(body) }
  if (declared.encoding === 'form') {
    return {
      ...base,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...key },
      body: searchOf(body).toString(),
    }
  }
  return { ...base, headers: { 'content-type': 'application/json', ...key }, body: JSON.stringify(body) }
}

async function readReply<E extends Endpoint>(declared: E, response: Response): Promise<CallReply<E>> {
  const answer: unknown = await response.json().catch(() => undefined)
  const refused = clientRefusal.safeParse(answer)
  if (response.status >= 400) {
    // The one status whose own sentence reaches the shopper (server.md §1).
    throw new CallFailure(
      response.status,
      response.status === 429 && refused.success ? refused.data.message : undefined,
    )
  }
  if (refused.success) {
    throw new Refused(
      declared,
      refused.data,
      declared.refusalData?.safeParse(answer).data as RefusalData<E> | undefined,
    )
  }
  const reply = declared.reply.safeParse(answer)
  if (!reply.success) throw new CallFailure(response.status, somethingWentWrong)
  return reply.data as CallReply<E>
}

/** Builds address and body from the declaration, sends, and reads the reply with the declaration's own shape. */
export function callWith(send: Send): Call {
  return async (declared, input, options = {}) => {
    const parts = input as Parts
    let response: Response
    try {
      response = await send(addressOf(declared, parts), requestOf(declared, parts, options))
    } catch (error) {
      if (options.signal?.aborted) throw error
      throw new CallFailure()
    }
    return readReply(declared, response)
  }
}

/** In the browser: over the network, with the store on every call (API-01), and the token of this tab in a header (OP-074). */
export function sendFromBrowser(country: OpenCountry): Send {
  return (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('x-store', storeId(country))
    const token = tokenOf(country)
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    if (path.startsWith('/bff/')) headers.set('x-os', 'pwa')
    return fetch(path, { ...init, headers, credentials: 'same-origin' })
  }
}
