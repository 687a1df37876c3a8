import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { changeSizeTable, type DeskSizeTable } from '#contract/desk/size-tables.ts'
import type { SizeTableDraft } from '#domain/browse/sizes/check-size-table.ts'
import { deskCall, hasChangedMeanwhile } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { integer, moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useMay } from '#desk/platform/session.tsx'
import { useAct } from '#desk/platform/use-act.ts'
import { useStore } from '#desk/platform/use-store.ts'
import { BackLink } from '#desk/platform/ui/back-link.tsx'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen, Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { DeleteSizeTable } from './delete-size-table.tsx'
import { SizeTableForm } from './size-table-form.tsx'
import { sizeTableWords } from './size-table-words.ts'
import { wireDraft } from './wire-draft.ts'
import { sizeTableKey, sizeTablesKey, useSizeTable } from './size-tables-query.ts'

const words = wordsIn({
  es: {
    title: 'Tabla de talles',
    saved: 'Guardado.',
    uses: 'Productos que la tienen elegida',
    unused: 'Ninguno la tiene elegida.',
    more: (count: string) => `Y ${count} más.`,
    generalAbout: 'Es la general: también la muestran los productos de este tipo que no tienen otra, ni su marca.',
    history: 'Historia',
    none: 'Nadie la cambió todavía desde el escritorio.',
    acts: { 'size-table-create': 'la creó', 'size-table-change': 'la cambió' },
    later: 'Lo que escribiste sigue acá. Guardalo de nuevo si todavía corresponde.',
  },
  en: {
    title: 'Size table',
    saved: 'Saved.',
    uses: 'Products that name it',
    unused: 'None names it.',
    more: (count: string) => `And ${count} more.`,
    generalAbout: 'It is the general one: products of its kind that have no other, nor their brand, show it too.',
    history: 'History',
    none: 'Nobody changed it from the desk yet.',
    acts: { 'size-table-create': 'made it', 'size-table-change': 'changed it' },
    later: 'What you typed is still here. Save it again if it still holds.',
  },
})

/** What a colleague changes meanwhile is not seen in the form: a first save is refused with their name, the next one knows. */
function Editor({ table: latest, isSaved, onSaved }: { table: DeskSizeTable; isSaved: boolean; onSaved(): void }) {
  const text = useWords(words)
  const [table] = useState(latest)
  const { country, id } = table
  const act = useAct(
    { own: sizeTableKey(country, id), lists: [sizeTablesKey(country), ['product lists', country]] },
    ({ version, draft, reason }: { version: string; draft: SizeTableDraft; reason: string }, idempotencyKey) =>
      deskCall(
        changeSizeTable,
        { params: { country, id }, body: { version, table: wireDraft(draft), ...(reason && { reason }) } },
        { idempotencyKey },
      ),
  )
  const isLate = hasChangedMeanwhile(act.error)
  return (
    <SizeTableForm
      country={country}
      table={table}
      sold={latest.sold}
      act={act}
      isChange
      note={isLate ? text.later : isSaved ? text.saved : undefined}
      onSave={(draft, reason) =>
        act.mutate(
          { given: { version: (isLate ? latest : table).version, draft, reason }, key: crypto.randomUUID() },
          { onSuccess: onSaved },
        )
      }
    />
  )
}

/** One size table: its cells, what shoppers see of it, who uses it and who changed it. */
export function SizeTableScreen() {
  const text = useWords(words)
  const names = useWords(sizeTableWords)
  const language = useLanguage()
  const may = useMay()
  const [country] = useStore()
  const { id = '' } = useParams()
  const [saved, setSaved] = useState(0)
  const { data, error, isFetchedAfterMount } = useSizeTable(country, Number(id))
  const table = isFetchedAfterMount ? data?.table : undefined
  const back = <BackLink to={`/products/size-tables?country=${country}`}>{names.back}</BackLink>
  if (!table) {
    return (
      <Screen title={text.title}>
        {back}
        {error ? <Failure>{failureText(error)}</Failure> : <LoadingRows label={names.loading} />}
      </Screen>
    )
  }
  const others = table.products - table.uses.length
  return (
    <Screen
      title={
        <>
          {table.name} <span className="align-middle">{table.isGeneral && <Badge>{names.general}</Badge>}</span>
        </>
      }
      aside={may('products.edit') && <DeleteSizeTable table={table} />}
    >
      {back}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 wide:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Editor key={saved} table={table} isSaved={saved > 0} onSaved={() => setSaved(saved + 1)} />
        <div className="grid content-start gap-6">
          <Section title={text.uses}>
            {table.isGeneral && <p className="text-14 text-ink-2">{text.generalAbout}</p>}
            {table.products === 0 && <p className="text-14">{text.unused}</p>}
            <ul className="grid gap-1">
              {table.uses.map(({ sku, name, color }) => (
                <li key={sku}>
                  <Link
                    to={`/products/${sku}?country=${country}`}
                    className="inline-flex min-h-8 items-center text-14 underline underline-offset-4 max-tablet:min-h-11"
                  >
                    {name}, {color}
                  </Link>
                </li>
              ))}
            </ul>
            {others > 0 && <p className="text-14 text-ink-2">{text.more(integer(others, language))}</p>}
          </Section>
          <Section title={text.history}>
            {table.acts.length === 0 && <p className="text-14 text-ink-2">{text.none}</p>}
            <ol className="grid gap-2">
              {table.acts.map(({ at, actor, action, reason }) => (
                <li key={at} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 text-14">
                  <time dateTime={at} className="figures text-ink-2">
                    {moment(at, country, language)}
                  </time>
                  <span>
                    {actor} {(text.acts as Readonly<Record<string, string>>)[action] ?? action}
                    {reason && <span className="block text-13 text-ink-2">{reason}</span>}
                  </span>
                </li>
              ))}
            </ol>
          </Section>
        </div>
      </div>
    </Screen>
  )
}
