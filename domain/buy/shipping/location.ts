import { RuleError } from '#domain/platform/errors.ts'

export type Location = { region: number; city: number }

const form = /^(\d{1,9})-(\d{1,9})$/

/** Reads `{region}-{city}` (GEO-05, OP-042); an empty one is a shopper who has not said where. */
export function readLocation(text: string | undefined): Location | undefined {
  if (!text) return undefined
  const [, region, city] = form.exec(text) ?? []
  if (region === undefined) throw new RuleError('invalid_input', { location: 'Debe tener la forma región-ciudad.' })
  return { region: Number(region), city: Number(city) }
}
