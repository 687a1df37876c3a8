import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { createSizeTable } from '#contract/desk/size-tables.ts'
import type { SizeTableDraft } from '#domain/browse/sizes/check-size-table.ts'
import { localSystem } from '#domain/browse/sizes/convert-shoe-size.ts'
import { deskCall } from '#desk/platform/call.ts'
import { useStore } from '#desk/platform/use-store.ts'
import { BackLink } from '#desk/platform/ui/back-link.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { useWords } from '#desk/platform/words.ts'
import { SizeTableForm } from './size-table-form.tsx'
import { wireDraft } from './wire-draft.ts'
import { sizeTableWords } from './size-table-words.ts'
import { sizeTablesKey } from './size-tables-query.ts'

const noSizes: readonly string[] = []

/** A new size table; products name it afterwards. */
export function NewSizeTableScreen() {
  const names = useWords(sizeTableWords)
  const client = useQueryClient()
  const navigate = useNavigate()
  const [country] = useStore()
  const decided = useRef({ text: '', key: '' })
  const act = useMutation({
    mutationFn: (draft: SizeTableDraft) => {
      const body = { country, table: wireDraft(draft) }
      const text = JSON.stringify(body)
      // Pressing again after a silence makes no second one.
      if (decided.current.text !== text) decided.current = { text, key: crypto.randomUUID() }
      return deskCall(createSizeTable, { body }, { idempotencyKey: decided.current.key })
    },
    onSuccess: async ({ table: { id } }) => {
      for (const queryKey of [sizeTablesKey(country), ['product lists', country]])
        void client.invalidateQueries({ queryKey })
      await navigate(`/products/size-tables/${id}?country=${country}`)
    },
  })
  const blank: SizeTableDraft = {
    name: '',
    kind: 'calzado',
    gender: 'mujer',
    columns: [localSystem(country), 'EU', 'US'],
    rows: [['', '', '']],
  }
  return (
    <Screen title={names.newTable}>
      <BackLink to={`/products/size-tables?country=${country}`}>{names.back}</BackLink>
      <SizeTableForm
        country={country}
        table={blank}
        sold={noSizes}
        act={act}
        isChange={false}
        onSave={(draft) => act.mutate(draft)}
      />
    </Screen>
  )
}
