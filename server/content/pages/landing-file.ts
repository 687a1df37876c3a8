import { z } from 'zod/mini'
import type { staticPage } from '#db/schema/content.ts'
import type { LandingBody, ReadDocument } from '#domain/content/documents/read-document.ts'
import { faultText, type DocumentFault } from '#domain/content/documents/fault.ts'
import { filterKeyOf } from '#domain/browse/catalog/address/parameters.ts'
import { isCouponCode } from '#domain/buy/cart/new-rule.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

type LandingRow = typeof staticPage.$inferSelect

const line = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[^\r\n<>]*$/, 'has a line break, < or >'))
const shopPath = z
  .string()
  .check(z.regex(/^\/(?![/\\])[^\s<>"'\\]{0,300}$/, 'must be a page of the shop such as /mujer/'))
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'must look like #1a2b3c'))

const shape = z.strictObject({
  filters: z
    .record(z.string(), line(300))
    .check(
      z.refine(
        (filters) => Object.keys(filters).every((name) => filterKeyOf(name) !== undefined),
        'has a filter that no list knows',
      ),
    ),
  bannerMenu: z.optional(
    z.nullable(z.array(z.strictObject({ label: line(40), link: shopPath })).check(z.maxLength(12))),
  ),
  styles: z.optional(z.nullable(z.strictObject({ background: colour, color: colour }))),
  landing: z.optional(
    z.nullable(
      z.strictObject({
        title: line(120),
        html: z.string().check(z.maxLength(20_000)),
        image: z._default(z.string().check(z.maxLength(300), z.regex(/^[^\r\n<>]*$/, 'has a line break, < or >')), ''),
      }),
    ),
  ),
  couponCode: z.optional(z.nullable(z.string().check(z.refine(isCouponCode, 'is no code')))),
  seo: z._default(
    z.strictObject({
      pageTitle: z.optional(line(120)),
      description: z.optional(line(300)),
      canonical: z.optional(shopPath),
    }),
    {},
  ),
})

/** Reads the file of a landing page, or says what is wrong with it. What is not in it, the page does not have. */
export function landingFrom(text: string) {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new OperatorRefusal(`The file is no JSON: ${(error as Error).message}.`)
  }
  const parsed = shape.safeParse(value)
  if (!parsed.success) {
    throw new OperatorRefusal(
      `The landing page cannot be written. ${faultsOf(parsed.error).map(faultText).join('; ')}.`,
    )
  }
  return landingValues(parsed.data)
}

const inSpanish: Readonly<Record<string, string>> = {
  'has a line break, < or >': 'tiene un salto de renglón, < o >',
  'must be a page of the shop such as /mujer/': 'debe ser una página de la tienda, como /mujer/',
  'must look like #1a2b3c': 'debe ser un color como #1a2b3c',
  'has a filter that no list knows': 'tiene un filtro que ninguna lista conoce',
  'is no code': 'no es un código',
}

/** JSON's kinds as an operator calls them. */
const kindNames: Readonly<Record<string, string>> = { string: 'text', array: 'list', record: 'object' }

/** Where a field is, as the other documents write it: `bannerMenu[0].link`. */
const placeOf = (path: readonly PropertyKey[]) =>
  path.map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at === 0 ? '' : '.'}${String(step)}`)).join('')

const faultsOf = ({ issues }: z.core.$ZodError): DocumentFault[] =>
  issues.map((issue) => {
    const { path, message } = issue
    const isOfType = issue.code === 'invalid_type'
    const fault = isOfType ? `is missing, or no ${kindNames[issue.expected] ?? issue.expected}` : message
    return {
      place: `${placeOf(path) || 'the file'}:`,
      what: { en: fault, es: inSpanish[fault] ?? 'falta, o no es válido' },
    }
  })

function landingValues(read: z.output<typeof shape>) {
  const { bannerMenu = null, styles = null, landing = null, couponCode = null, filters } = read
  const { pageTitle, description, canonical } = read.seo
  const seo = { ...(pageTitle && { pageTitle }), ...(description && { description }), ...(canonical && { canonical }) }
  return { filters, bannerMenu, styles, landing, couponCode, seo }
}

const titled = z.extend(shape, { title: line(120) })
const noLanding: LandingBody = { ...landingValues({ filters: {}, seo: {} }), title: '' }

export function readLanding(value: unknown): ReadDocument<LandingBody> {
  const parsed = titled.safeParse(value)
  if (!parsed.success) return { body: noLanding, faults: faultsOf(parsed.error), links: [] }
  const body = { title: parsed.data.title, ...landingValues(parsed.data) }
  const links = (body.bannerMenu ?? []).map(({ link }, at) => ({ place: `bannerMenu[${at}].link`, link }))
  return { body, faults: [], links }
}

/** A stored landing page in the shape that `readLanding` takes. */
export const landingBody = ({
  title,
  filters,
  bannerMenu,
  styles,
  landing,
  couponCode,
  seo,
}: LandingRow): LandingBody => ({
  title,
  filters,
  bannerMenu,
  styles: styles as LandingBody['styles'],
  landing,
  couponCode,
  seo,
})
