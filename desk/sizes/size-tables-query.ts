import { useQuery } from '@tanstack/react-query'
import { listSizeTables, showSizeTable } from '#contract/desk/size-tables.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { deskCall } from '#desk/platform/call.ts'

export const sizeTablesKey = (country: OpenCountry) => ['size tables', country] as const
export const sizeTableKey = (country: OpenCountry, id: number) => ['size table', country, id] as const

export const useSizeTables = (country: OpenCountry) =>
  useQuery({
    queryKey: sizeTablesKey(country),
    queryFn: ({ signal }) => deskCall(listSizeTables, { query: { country } }, { signal }),
  })

export const useSizeTable = (country: OpenCountry, id: number) =>
  useQuery({
    queryKey: sizeTableKey(country, id),
    queryFn: ({ signal }) => deskCall(showSizeTable, { params: { country, id } }, { signal }),
    refetchOnMount: 'always',
  })
