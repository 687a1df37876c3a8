import { z } from 'zod/mini'
import { int, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { reason } from './shapes.ts'

const brand = z.object({
  /** Changes with every field and with the logo; who changes the brand names the one they saw. */
  version: string,
  /** By field, as it is typed: `name`, `palette.accent`, `cl.slogan`. Of the stores the person works for. */
  fields: z.record(string, string),
  logo: z.nullable(z.object({ address: string, width: int, height: int })),
  /** What pages and mails still lack, by field. */
  missing: z.array(string),
})
export type DeskBrand = z.output<typeof brand>

const base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/), z.maxLength(400_000))

export const readBrand = deskEndpoint({
  method: 'GET',
  path: '/desk/api/brand',
  summary: 'Who the shop is: name, look, sellers, texts, and what is still missing',
  permission: 'brand.edit',
  reply: brand,
})

export const changeBrand = deskEndpoint({
  method: 'POST',
  path: '/desk/api/brand',
  summary: 'Change fields of the brand, all or none; colours that cannot be read are refused with their contrast',
  permission: 'brand.edit',
  body: z.object({
    version: z.string().check(z.maxLength(40)),
    changes: z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(1000))),
    reason: z.optional(reason),
  }),
  reply: brand,
})

export const changeLogo = deskEndpoint({
  method: 'POST',
  path: '/desk/api/brand/logo',
  summary: 'Set the logo and the icons made from it: an SVG of shapes or a PNG as base64, up to 200 KB',
  permission: 'brand.edit',
  body: z.object({ version: z.string().check(z.maxLength(40)), logo: base64, icon: z.optional(base64) }),
  maxBytes: 1024 * 1024,
  reply: brand,
})
