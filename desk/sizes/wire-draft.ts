import type { SizeTableDraft } from '#domain/browse/sizes/check-size-table.ts'

/** The fields of a table that a person fills in, and no others. */
export const wireDraft = ({ name, kind, gender, columns, rows }: SizeTableDraft) => ({
  name,
  kind,
  gender,
  columns: [...columns],
  rows: rows.map((row) => [...row]),
})
