import { z } from 'zod/mini'
import { boolean, int, number, string } from '#contract/platform/primitives.ts'
import { flagKeys } from '#domain/content/flags/flags.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { store } from './shapes.ts'

const flag = z.object({
  key: z.enum(flagKeys),
  values: z.array(string),
  everybody: string,
  /** How visitors are split between values; empty where all get the same. */
  shares: z.array(z.object({ value: string, percent: int })),
  /** Who gets a value before all others, the latest rule first. */
  rules: z.array(z.object({ value: string, country: z.nullable(string), customers: int })),
  /** Those who met a variant, and who of them bought afterwards. */
  variants: z.array(z.object({ name: string, visitors: int, buyers: int })),
  /** Against the usual one: the difference in shares of buyers, with its interval of 95 %. */
  comparisons: z.array(
    z.object({
      name: string,
      base: string,
      difference: number,
      low: number,
      high: number,
      isEnough: boolean,
      isClear: boolean,
    }),
  ),
})
const flags = z.object({
  /** Changes with any of them. */
  version: string,
  flags: z.array(flag),
})
export type DeskFlags = z.output<typeof flags>

export const listFlags = deskEndpoint({
  method: 'GET',
  path: '/desk/api/flags',
  summary: 'The flags of the shop, what they answer, and how their variants sell',
  permission: 'flags.edit',
  reply: flags,
})

export const changeFlag = deskEndpoint({
  method: 'POST',
  path: '/desk/api/flags/:flag',
  summary: 'Set a flag for everybody, a share of visitors, or a country; open browsers follow within a minute',
  permission: 'flags.edit',
  params: z.object({ flag: z.enum(flagKeys) }),
  body: z.object({
    version: z.string().check(z.maxLength(80)),
    value: z.string().check(z.maxLength(40)),
    audience: z.discriminatedUnion('of', [
      z.object({ of: z.literal('everybody') }),
      z.object({ of: z.literal('percent'), percent: z.int().check(z.gte(0), z.lte(100)) }),
      z.object({ of: z.literal('country'), country: store }),
    ]),
  }),
  reply: flags,
})
