import { z } from 'zod/mini'
import { mediaOf, type Endpoint } from '#contract/platform/endpoint.ts'
import { storeId, type ShopSettings } from '#domain/platform/brand/brand.ts'
import { refusal } from '#contract/platform/refusal.ts'
import { componentName, withPartsLifted, type Schemas } from './lifted-parts.ts'

const jsonSchema = (shape: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(shape, { io, unrepresentable: 'any' })

function parametersOf({ params, query }: Endpoint, storeExample: string) {
  const parametersIn = (shape: z.ZodMiniType | undefined, place: 'path' | 'query') => {
    if (!shape) return []
    const { properties = {}, required = [] } = jsonSchema(shape, 'input')
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema,
    }))
  }
  const storeHeader = {
    name: 'x-store',
    in: 'header',
    required: true,
    schema: { type: 'string', examples: [storeExample] },
  }
  return [storeHeader, ...parametersIn(params, 'path'), ...parametersIn(query, 'query')]
}

function operationOf(call: Endpoint, components: Schemas, storeExample: string) {
  const { auth, body, encoding, idempotent, path, refusalData, reply, summary } = call
  const [media] = mediaOf[encoding ?? 'json']
  const answer = withPartsLifted(jsonSchema(reply, 'output'), componentName(path), components)
  const plainRefusal = { $ref: '#/components/schemas/Refusal' }
  const refused = refusalData ? { allOf: [plainRefusal, jsonSchema(refusalData, 'output')] } : plainRefusal
  const retryKey = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }
  return {
    summary,
    ...(auth !== 'none' && { security: auth === 'customer' ? [{ bearer: [] }] : [{ bearer: [] }, {}] }),
    tags: [path.split('/')[2]],
    parameters: [...parametersOf(call, storeExample), ...(idempotent ? [retryKey] : [])],
    ...(body && { requestBody: { required: true, content: { [media]: { schema: jsonSchema(body, 'input') } } } }),
    responses: {
      200: {
        description: 'The answer, or a refusal in words',
        content: {
          'application/json': {
            schema: { anyOf: [answer, refused] },
          },
        },
      },
      400: { $ref: '#/components/responses/Refused' },
    },
  }
}

/** The contract as OpenAPI 3.1, generated from the shapes that parse the calls. */
export function openApi(calls: readonly Endpoint[], { brand, defaultStore }: ShopSettings) {
  const storeExample = storeId(brand, defaultStore)
  const paths: Record<string, Record<string, unknown>> = {}
  const components: Schemas = { Refusal: jsonSchema(refusal, 'output') }
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, components, storeExample) }
  }
  return {
    openapi: '3.1.0',
    info: { title: brand.name, version: '3', description: 'Business refusals are HTTP 200 with error: true.' },
    paths,
    components: {
      schemas: components,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: {
        Refused: {
          description: 'The call is not well formed; nothing was written',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
    },
  }
}
