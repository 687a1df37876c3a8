import { RuleError } from '#domain/platform/errors.ts'

export type Location = { region: number; city: number }

const form = /^(\d{1,9})-(\d{1,9})$/

/** Parses `{region}-{city}` (GEO-05, OP-042); empty when the shopper has not chosen a place. */
export function readLocation(text: string | undefined): Location | undefined {
  if (!text) return undefined
  const [, region, city] = form.exec(text) ?? []
  if (region === undefined) throw new RuleError('invalid_input', { location: 'Debe tener la forma región-ciudad.' })
  return { region: Number(region), city: Number(city) }
}
