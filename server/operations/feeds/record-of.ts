import { unguardCell } from '#domain/operations/feeds/formula-guard.ts'
import { readMerchantRow } from '#domain/operations/feeds/merchant-row.ts'
import { readOwnRow } from '#domain/operations/feeds/own-row.ts'
import { RowFaults, type FeedRecord } from '#domain/operations/feeds/records.ts'
import type { FeedRow } from '#domain/operations/feeds/row.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { FeedKind } from './open-feed.ts'

type Options = { country: OpenCountry; isByColor?: boolean }

/** Parses a row of a catalogue; throws RowFaults with everything that is wrong with it. */
export function recordOf(row: FeedRow, kind: FeedKind, { country, isByColor = false }: Options): FeedRecord {
  if ('fault' in row) throw new RowFaults([row.fault])
  const profile = countryProfiles[country]
  if (kind === 'merchant') return readMerchantRow(row.fields, { ...profile, isByColor })
  const fields = Object.fromEntries(Object.entries(row.fields).map(([column, cell]) => [column, unguardCell(cell)]))
  return readOwnRow(fields, profile)
}
