import { unguardCell } from '#domain/operations/feeds/formula-guard.ts'
import { readMerchantRow } from '#domain/operations/feeds/merchant-row.ts'
import { readOwnRow } from '#domain/operations/feeds/own-row.ts'
import { RowFaults, type FeedRecord } from '#domain/operations/feeds/records.ts'
import type { FeedRow } from '#domain/operations/feeds/row.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { FeedMapping } from '#domain/operations/feeds/retail/mapping.ts'
import type { FeedKind } from './feed-reader.ts'

type Options = { country: OpenCountry; isByColor?: boolean; mapping?: FeedMapping | undefined }

/** Parses a row of a catalogue; throws RowFaults with everything that is wrong with it. */
export function recordOf(row: FeedRow, kind: FeedKind, { country, isByColor = false, mapping }: Options): FeedRecord {
  if ('fault' in row) throw new RowFaults([row.fault])
  const profile = countryProfiles[country]
  if (kind === 'merchant') return readMerchantRow(row.fields, { ...profile, isByColor })
  // A retailer's table says which of its options is the colour, so each colour can safely be a product.
  if (kind === 'retail') return readMerchantRow(row.fields, { ...profile, isByColor: mapping?.byColor ?? true })
  const fields = Object.fromEntries(Object.entries(row.fields).map(([column, cell]) => [column, unguardCell(cell)]))
  return readOwnRow(fields, profile)
}
