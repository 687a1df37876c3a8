import { createRequire } from 'node:module'
import type Requests from 'transbank-sdk/dist/es5/transbank/common/request_service.js'
import { z } from 'zod/mini'
import { exchange } from '../exchange.ts'

type RequestService = typeof Requests

/** By `require`, as the SDK itself gets it: import and require disagree about what is its default. */
const { default: requests } = createRequire(import.meta.url)(
  'transbank-sdk/dist/es5/transbank/common/request_service.js',
) as { default: RequestService }

const refusal = z.object({ error_message: z.string() })

/** Webpay's own words, with the status: what was refused differs by both. */
export class WebpayError extends Error {
  readonly status: number

  constructor(status: number, answer: unknown) {
    const { data } = refusal.safeParse(answer)
    super(`Webpay answered ${status}: ${data?.error_message ?? 'no reason'}`)
    this.status = status
  }
}

/** As long as the SDK waits where nothing is set. */
const defaultMs = 10_000

const perform: RequestService['perform'] = async (request, options) => {
  const { status, body } = await exchange(options.environment + request.endpoint, {
    method: request.method as string,
    headers: {
      'Tbk-Api-Key-Id': options.commerceCode,
      'Tbk-Api-Key-Secret': options.apiKey,
      'content-type': 'application/json',
    },
    body: request.toJson(),
    ms: options.timeout ?? defaultMs,
  })
  if (status < 200 || status > 299) throw new WebpayError(status, body)
  return body
}

/** The SDK has no option for how it asks; this is where it reads it from. */
export function askWebpayWithinTime(): void {
  Object.assign(requests, { perform })
}
