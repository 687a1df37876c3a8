import { flagTable, initialFlags, type FlagKey, type FlagValue } from './flags.ts'

// The keys of the format (config_v6): t type, v value, i variation id, r rules, c conditions, u user condition, a
// attribute, p percentage options; in a rule s is what it serves. Comparators: 0 is one of a list, 28 equals.
type Value = { b: boolean } | { s: string }
type ServedValue = { v: Value; i: string }
type Rule = { c: unknown[]; s?: ServedValue; p?: unknown[] }
type Setting = ServedValue & { t: 0 | 1; r?: Rule[]; p?: ({ p: number } & ServedValue)[] }
export type FlagConfig = { p: { r: number; u: string; s: string }; s?: unknown[]; f: Record<string, Setting> }

export const emptyConfig: FlagConfig = { p: { r: 0, u: '', s: 'shop' }, f: {} }

const served = (value: FlagValue): ServedValue => ({
  v: typeof value === 'boolean' ? { b: value } : { s: value },
  i: `${value}-id`,
})
const valueOf = ({ v }: ServedValue): FlagValue => ('b' in v ? v.b : v.s)

/** Who gets the value: everybody, certain customers, a country, or a percentage of visitors. */
export type Audience =
  | { of: 'everybody' }
  | { of: 'customers'; ids: readonly string[] }
  | { of: 'country'; country: string }
  | { of: 'percent'; percent: number }

/** The value an operator wrote, if the flag allows it. */
export function flagValueFrom(key: FlagKey, text: string): FlagValue | undefined {
  return (flagTable[key].values as readonly FlagValue[]).find((value) => String(value) === text)
}

/** For everybody, the value replaces the setting; for an audience, its rule precedes the existing ones. */
export function changeFlag(config: FlagConfig, key: FlagKey, value: FlagValue, audience: Audience): FlagConfig {
  const before: Setting = config.f[key] ?? { t: typeof value === 'boolean' ? 0 : 1, ...served(initialFlags[key]) }
  const withSetting = (setting: Setting): FlagConfig => ({ ...config, f: { ...config.f, [key]: setting } })
  const { t, r = [] } = before
  const forWhom = (condition: object): FlagConfig =>
    withSetting({ ...before, r: [{ c: [{ u: condition }], s: served(value) }, ...r] })
  switch (audience.of) {
    case 'everybody':
      return withSetting({ t, ...served(value) })
    case 'customers':
      return forWhom({ a: 'Identifier', c: 0, l: [...audience.ids] })
    case 'country':
      return forWhom({ a: 'Country', c: 28, s: audience.country })
    case 'percent': {
      const others = served(valueOf(before))
      const options = [
        { p: audience.percent, ...served(value) },
        { p: 100 - audience.percent, ...others },
      ]
      return withSetting({ ...before, p: options })
    }
  }
}

/** What a flag answers as it is set: to everybody, to a share of visitors, and to some before both. */
export type FlagState = {
  everybody: FlagValue
  shares: { value: FlagValue; percent: number }[]
  rules: { value: FlagValue; country: string | null; customers: readonly string[] }[]
}

type Condition = { u?: { a?: string; s?: string; l?: string[] } }

/** Reads a flag back; a rule that was not written here names neither a country nor customers. */
export function flagStateOf({ f }: FlagConfig, key: FlagKey): FlagState {
  const setting = f[key]
  if (!setting) return { everybody: initialFlags[key], shares: [], rules: [] }
  return {
    everybody: valueOf(setting),
    shares: (setting.p ?? []).map((option) => ({ value: valueOf(option), percent: option.p })),
    rules: (setting.r ?? []).flatMap(({ c, s }) => {
      const condition = (c[0] as Condition | undefined)?.u
      if (!s || !condition) return []
      const country = condition.a === 'Country' ? (condition.s ?? null) : null
      return [{ value: valueOf(s), country, customers: condition.l ?? [] }]
    }),
  }
}
