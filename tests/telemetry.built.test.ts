import http from 'node:http'
import type net from 'node:net'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { homeOfShop, launchShop } from './built-shop.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: string; doubleValue?: number } }
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Attribute[]
  status: { code?: number }
}
type LogRecord = { traceId?: string; body: { stringValue: string }; attributes: Attribute[] }
type Metric = { name: string }

/** A collector as OpenTelemetry's protocol describes one: three addresses that take JSON. */
async function openCollector() {
  const bodies = { traces: [] as string[], logs: [] as string[], metrics: [] as string[] }
  const keys = new Set<unknown>()
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const all = Buffer.concat(parts)
      const signal = request.url!.split('/').at(-1) as keyof typeof bodies
      keys.add(request.headers['x-key'])
      bodies[signal].push(String(request.headers['content-encoding'] === 'gzip' ? gunzipSync(all) : all))
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const parsed = (signal: keyof typeof bodies) => bodies[signal].map((body) => JSON.parse(body))
  return {
    url: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    keys,
    everything: () => Object.values(bodies).flat().join('\n'),
    spans: (): Span[] => parsed('traces').flatMap(({ resourceSpans }) => resourceSpans[0].scopeSpans[0].spans),
    logs: (): LogRecord[] => parsed('logs').flatMap(({ resourceLogs }) => resourceLogs[0].scopeLogs[0].logRecords),
    metrics: (): Metric[] =>
      parsed('metrics').flatMap(({ resourceMetrics }) => resourceMetrics[0].scopeMetrics[0].metrics),
  }
}

const attribute = ({ attributes }: { attributes: Attribute[] }, key: string) =>
  attributes.find((one) => one.key === key)?.value.stringValue

test('S11 R30 a call of the browser is one trace down to its statements, with its log line; a page has its calls below it; nothing names a person; what is left is sent on SIGTERM', async () => {
  const collector = await openCollector()
  const shop = launchShop({
    DATA_HOME: homeOfShop('stocked'),
    SEED_DEMO: 'true',
    LOG_LEVEL: 'info',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20secret',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=trial',
  })
  const url = await shop.opened
  const page = await (await fetch(`${url}/zapatillas-mujer/`)).text()
  // The page tells its scripts to name a trace in their calls.
  expect(page).toMatch(/<html[^>]* data-traced/)
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const store = /data-store="([^"]+)"/.exec(page)![1]!
  const login = await fetch(`${url}/api/customer/login?api_version=3`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-store': store,
      'x-os': 'pwa',
      traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
    },
    body: new URLSearchParams({ username: 'persona.secreta@example.com', password: 'Clave.Secreta1' }),
  })
  expect(login.status).toBeLessThan(500)

  const ofCall = () => collector.spans().filter((span) => span.traceId === traceId)
  // It is the last of its trace to end, so that what is below it may have been sent before it.
  const callSpan = () => ofCall().find(({ kind }) => kind === 2)
  await expect.poll(callSpan, { timeout: 15_000 }).toBeDefined()
  const call = callSpan()
  expect(call).toMatchObject({ parentSpanId: '00f067aa0ba902b7' })
  expect(call!.name).toBe(`POST ${attribute(call!, 'http.route')}`)
  const statements = ofCall().filter((span) => attribute(span, 'db.system.name') === 'postgresql')
  expect(statements.length).toBeGreaterThan(0)
  for (const { parentSpanId } of statements) expect(parentSpanId).toBe(call!.spanId)
  await expect.poll(() => collector.logs().filter((line) => line.traceId === traceId)).toHaveLength(1)

  const rendered = collector.spans().find(({ name }) => name.startsWith('GET page '))
  expect(rendered).toMatchObject({ kind: 2 })
  expect(collector.spans().some(({ parentSpanId }) => parentSpanId === rendered!.spanId)).toBe(true)

  shop.process.kill('SIGTERM')
  expect(await shop.ended).toBe(0)
  expect(collector.metrics().map(({ name }) => name)).toContain('shop_http_request_duration_seconds')
  expect(collector.keys).toEqual(new Set(['a secret']))
  expect(collector.everything()).toContain('deployment.environment.name')
  for (const secret of ['persona.secreta', 'Clave.Secreta1', 'a secret']) {
    expect(collector.everything()).not.toContain(secret)
  }
})

test('R31 without its collector the shop answers as always, and ends in time', async () => {
  const shop = launchShop({ DATA_HOME: homeOfShop('stocked'), OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
  const url = await shop.opened
  for (let request = 0; request < 20; request++) expect((await fetch(url)).status).toBe(200)
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('shop_telemetry_dropped')
  const asked = performance.now()
  shop.process.kill('SIGTERM')
  expect(await shop.ended).toBe(0)
  expect(performance.now() - asked).toBeLessThan(15_000)
})
