import { z } from 'zod/mini'
import { setupSteps } from '#domain/desk/setup/missing-steps.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { store } from './shapes.ts'

const setup = z.object({ stores: z.array(z.object({ country: store, missing: z.array(z.enum(setupSteps)) })) })
export type DeskSetup = z.output<typeof setup>

export const readSetup = deskEndpoint({
  method: 'GET',
  path: '/desk/api/setup',
  summary: 'What is still to be done before each store can sell',
  permission: 'content.read',
  reply: setup,
})
