import { expect, test } from 'vitest'
import type { DeskEndpoint } from '#contract/desk/desk-endpoint.ts'
import { deskEndpoints } from '#contract/desk/index.ts'
import { keyPermissions } from '#domain/desk/staff/api-key.ts'
import { openShop } from '#tests/shop.ts'

const shop = await openShop()
type Operation = {
  summary: string
  'x-permission': string
  security?: object[]
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: object
  responses: { 200: { content: Record<string, { schema: object }> } }
}
type Document = { openapi: string; paths: Record<string, Record<string, Operation>>; components: object }
const read = async () => (await shop.app.inject({ url: '/desk/api/openapi.json' })).json<Document>()

test('OP-078 the desk’s OpenAPI has every declared call with its permission, parameters, body and answer, and no other', async () => {
  const { openapi, paths } = await read()
  expect(openapi).toBe('3.1.0')
  const described = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(described.toSorted()).toEqual(deskEndpoints.map(({ method, path }) => `${method} ${path}`).toSorted())
  for (const { method, path, summary, permission, body, isLive } of deskEndpoints as readonly DeskEndpoint[]) {
    const call = paths[path.replaceAll(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!
    expect(call).toMatchObject({ summary, 'x-permission': permission })
    expect(call.security !== undefined, path).toBe(permission !== 'public')
    const isForKeys = keyPermissions.some((one) => one === permission)
    expect(JSON.stringify(call.security ?? []).includes('"key"'), path).toBe(isForKeys)
    expect(call.requestBody !== undefined, path).toBe(body !== undefined)
    const inPath = call.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
    expect(inPath, path).toEqual(Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name))
    expect(Object.keys(call.responses[200].content), path).toHaveLength(isLive ? 2 : 1)
  }
})

test('OP-078 every reference of the desk’s OpenAPI leads to a part of it', async () => {
  const document = await read()
  const text = JSON.stringify(document)
  for (const [, path = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    let part: unknown = document
    for (const name of path.split('/')) part = (part as Record<string, unknown> | undefined)?.[name]
    expect(part, path).toBeDefined()
  }
})
