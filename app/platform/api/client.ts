import { clientRefusal } from '#contract/platform/client-refusal.ts'
import {
  apiVersion,
  type CallInput,
  type CallReply,
  type Endpoint,
  type RefusalData,
} from '#contract/platform/endpoint.ts'
import { somethingWentWrong } from '#contract/platform/notices.ts'
import type { Send } from '#contract/platform/page-context.ts'
import { tokenOf } from '#app/platform/session/token.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { isTraced, newTraceparent } from './traceparent.ts'
import { pageStore } from '#app/platform/country/page-country.ts'
import { CallFailure, Refused } from './failures.ts'

type CallParts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: Record<string, unknown> }
export type CallOptions = { signal?: AbortSignal; idempotencyKey?: string }
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
) => Promise<CallReply<E>>

function searchOf(values: Record<string, unknown>): URLSearchParams {
  const present = Object.entries(values).filter(([, value]) => value !== undefined)
  return new URLSearchParams(present.map(([name, value]) => [name, String(value)]))
}

function addressOf(endpoint: Endpoint, { params = {}, query = {} }: CallParts): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const version = endpoint.path.startsWith('/api/') ? { api_version: apiVersion } : {}
  const search = searchOf({ ...version, ...query }).toString()
  return search ? `${path}?${search}` : path
}

/** A form with files; several files of a field repeat its name. */
function formOf(values: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) for (const one of [value].flat()) form.append(name, one as File)
  return form
}

function requestOf(endpoint: Endpoint, { body }: CallParts, { signal, idempotencyKey }: CallOptions): RequestInit {
  const key = idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}
  const base = { method: endpoint.method, ...(signal && { signal }) }
  if (!body) return { ...base, headers: key }
  if (endpoint.encoding === 'multipart') return { ...base, headers: key, body: formOf(body) }
  if (endpoint.encoding === 'form') {
    return {
      ...base,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...key },
      body: searchOf(body).toString(),
    }
  }
  return { ...base, headers: { 'content-type': 'application/json', ...key }, body: JSON.stringify(body) }
}

async function readReply<E extends Endpoint>(endpoint: E, response: Response): Promise<CallReply<E>> {
  const answer: unknown = await response.json().catch(() => undefined)
  const refused = clientRefusal.safeParse(answer)
  if (response.status >= 400) {
    // The only status whose message is shown to the customer (server.md §1).
    throw new CallFailure(
      response.status,
      response.status === 429 && refused.success ? refused.data.message : undefined,
    )
  }
  if (refused.success) {
    throw new Refused(
      endpoint,
      refused.data,
      endpoint.refusalData?.safeParse(answer).data as RefusalData<E> | undefined,
    )
  }
  const reply = endpoint.reply.safeParse(answer)
  if (!reply.success) throw new CallFailure(response.status, somethingWentWrong)
  return reply.data as CallReply<E>
}

/** Builds URL and body from the endpoint's declaration, sends, and parses the reply with its schema. */
export function callWith(send: Send): Call {
  return async (endpoint, input, options = {}) => {
    const parts = input as CallParts
    let response: Response
    try {
      response = await send(addressOf(endpoint, parts), requestOf(endpoint, parts, options))
    } catch (error) {
      if (options.signal?.aborted) throw error
      throw new CallFailure()
    }
    return readReply(endpoint, response)
  }
}

/** Sends over the network, with the store on every call (API-01) and the tab's token in a header (OP-074). */
export function sendFromBrowser(country: OpenCountry): Send {
  return (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('x-store', pageStore())
    if (isTraced()) headers.set('traceparent', newTraceparent())
    const token = tokenOf(country)
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    if (path.startsWith('/bff/')) headers.set('x-os', 'pwa')
    return fetch(path, { ...init, headers, credentials: 'same-origin' })
  }
}
