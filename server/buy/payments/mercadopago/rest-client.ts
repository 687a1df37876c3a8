import { AppConfig } from 'mercadopago/dist/utils/config/index.js'
import { buildError } from 'mercadopago/dist/utils/errors/index.js'
import { RestClient } from 'mercadopago/dist/utils/restClient/index.js'
import { exchange } from '../exchange.ts'

type Config = NonNullable<Parameters<typeof RestClient.fetch>[1]>

async function fetchWithinTime<T>(endpoint: string, config: Config = {}): Promise<T> {
  const { method = 'GET', headers, body, queryParams, idempotencyKey, timeout } = config
  const { status, body: answer } = await exchange(
    RestClient.appendQueryParamsToUrl(`${AppConfig.BASE_URL}${endpoint}`, queryParams),
    {
      method,
      headers: {
        ...(headers as Record<string, string>),
        'content-type': 'application/json',
        'x-idempotency-key': idempotencyKey ?? crypto.randomUUID(),
      },
      body: body as string | undefined,
      ms: timeout ?? AppConfig.DEFAULT_TIMEOUT,
    },
  )
  if (status < 200 || status > 299) throw buildError(status, answer as Parameters<typeof buildError>[1])
  return answer as T
}

/** The SDK has no options for its address and for how it asks; these are the places where it reads them from. */
export function askMercadoPagoAt(apiUrl: string): void {
  Object.assign(AppConfig, { BASE_URL: apiUrl })
  Object.assign(RestClient, { fetch: fetchWithinTime })
}
