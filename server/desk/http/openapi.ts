import { z } from 'zod/mini'
import { languageHeader, proofHeader, type DeskEndpoint } from '#contract/desk/desk-endpoint.ts'
import { deskRefusal } from '#contract/desk/refusal.ts'
import { keyCallsPerMinute, keyPermissions } from '#domain/desk/staff/api-key.ts'
import { deskLanguages } from '#domain/desk/words.ts'
import { componentName, withPartsLifted, type Schemas } from '#server/platform/docs/lifted-parts.ts'
import { statusOf } from './desk-failures.ts'

const schemaOf = (shape: z.ZodMiniType, io: 'input' | 'output') => z.toJSONSchema(shape, { io, unrepresentable: 'any' })

function parametersIn(shape: z.ZodMiniType | undefined, place: 'path' | 'query') {
  if (!shape) return []
  const { properties = {}, required = [] } = schemaOf(shape, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

const isForKeys = (permission: DeskEndpoint['permission']) => keyPermissions.some((one) => one === permission)

const header = (name: string, description: string, schema: object = { type: 'string' }) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
})

function operationOf(call: DeskEndpoint, components: Schemas) {
  const { method, path, summary, permission, params, query, body, reply, isLive } = call
  const answer = withPartsLifted(schemaOf(reply, 'output'), componentName(path), components)
  return {
    summary,
    tags: [path.split('/')[3]],
    'x-permission': permission,
    ...(permission !== 'public' && {
      security: [{ session: [], proof: [] }, ...(isForKeys(permission) ? [{ key: [] }] : [])],
    }),
    parameters: [
      ...parametersIn(params, 'path'),
      ...parametersIn(query, 'query'),
      header(languageHeader, 'The language of the sentences', { enum: deskLanguages }),
      ...(method === 'POST'
        ? [header('Idempotency-Key', 'Sent again with the same key, a call does nothing twice')]
        : []),
    ],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } },
    }),
    responses: {
      200: {
        description: 'The answer',
        content: {
          'application/json': { schema: answer },
          ...(isLive && { 'text/event-stream': { schema: answer } }),
        },
      },
      default: { $ref: '#/components/responses/Refused' },
    },
  }
}

/** The desk's contract as OpenAPI 3.1, generated from the shapes that parse the calls. */
export function deskOpenApi(calls: readonly DeskEndpoint[], shop: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  const schemas: Schemas = { Refusal: schemaOf(deskRefusal, 'output') }
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, schemas) }
  }
  const statuses = [...new Set(Object.values(statusOf))].toSorted((one, other) => one - other).join(', ')
  return {
    openapi: '3.1.0',
    info: {
      title: `${shop}: desk`,
      version: '1',
      description: `What the staff does. Amounts are integers of the minor unit unless a field says otherwise. A refusal changes nothing and has a status of its own: ${statuses}, 429, 500 or 503.`,
    },
    paths,
    components: {
      schemas,
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: `For other systems of the retailer, such as an ERP: a key that an owner makes in the desk (System, Keys), with some permissions, in some stores, until a day. It is sent as \`Authorization: Bearer vdk_…\`, without cookie or proof. ${keyCallsPerMinute} calls a minute. A call with this scheme takes keys that have its \`x-permission\`; what would need a second person is refused (403).`,
        },
        session: { type: 'apiKey', in: 'cookie', name: 'desk' },
        proof: {
          type: 'apiKey',
          in: 'header',
          name: proofHeader,
          description:
            'SECONDS.SIGNATURE: when it was sent, and the signature (ECDSA P-256, base64url) of the lines SECONDS, method, path with query, body, by the key that signed in. Good for two minutes.',
        },
      },
      responses: {
        Refused: {
          description: 'Refused, or a fault; nothing was changed',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
    },
  }
}
