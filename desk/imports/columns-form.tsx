import { useState } from 'react'
import type { ImportRun } from '#contract/desk/imports.ts'
import { columnName } from '#domain/operations/feeds/row.ts'
import { retailFields, type FeedMapping, type RetailField } from '#domain/operations/feeds/retail/mapping.ts'
import { planColumns } from '#domain/operations/feeds/retail/plan-columns.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { SelectField } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { importWords } from './import-words.ts'

const words = wordsIn({
  es: {
    what: 'Qué tiene cada columna. Lo que corrijas queda para los próximos archivos con las mismas columnas.',
    own: 'Es un archivo de Google Merchant o de nuestra tabla: se lee por sus propias columnas.',
    notRead: 'no se lee',
    decimals: 'Qué separa los centavos',
    guess: 'se deduce de cada precio',
    comma: 'una coma',
    point: 'un punto',
    again: 'Probar con estas columnas',
  },
  en: {
    what: 'What each column holds. What you correct stays for later files with the same columns.',
    own: 'It is a file of Google Merchant or of our own table: it is read by its own columns.',
    notRead: 'not read',
    decimals: 'What separates cents',
    guess: 'is read from each price',
    comma: 'a comma',
    point: 'a point',
    again: 'Try with these columns',
  },
})

const asFields = (name: string) => retailFields.find((field) => field === name) ?? null

/** What a table's columns are read as, before and after corrections. */
function readAs({ headers, mapping, mode }: ImportRun): Map<string, RetailField | null> {
  const list = headers ?? []
  const request = { headers: list, mapping: mapping ?? undefined, isDelta: mode === 'delta' }
  const plan = planColumns(request)
  const found = new Map<string, RetailField | null>()
  for (const header of list) {
    const column = columnName(header)
    const said = mapping?.columns?.[header]
    const planned =
      typeof plan === 'object' ? Object.entries(plan.columns).find(([, from]) => from.includes(column)) : undefined
    found.set(header, said === undefined ? asFields(planned?.[0] ?? '') : said)
  }
  return found
}

type ColumnsFormProps = { run: ImportRun; isBusy: boolean; onCheck(mapping: FeedMapping): void }

/** Columns corrected by selects. */
export function ColumnsForm({ run, isBusy, onCheck }: ColumnsFormProps) {
  const text = useWords(words)
  const { field: names } = useWords(importWords)
  const columns = readAs(run)
  const [changed, setChanged] = useState<Readonly<Record<string, RetailField | null>>>({})
  const [decimals, setDecimals] = useState<string>(run.mapping?.decimals ?? '')
  const plain = (run.headers ?? []).map(columnName)
  const isOwn =
    run.mapping === null && (plain.includes('record') || ['id', 'title', 'price'].every((name) => plain.includes(name)))
  if (isOwn || run.headers === null) return <p className="text-14 text-ink-2">{text.own}</p>
  function check() {
    const before = run.mapping ?? {}
    onCheck({
      ...before,
      ...(decimals === ',' || decimals === '.' ? { decimals } : {}),
      columns: { ...before.columns, ...changed },
    })
  }
  const options = [{ value: '', label: text.notRead }, ...retailFields.map((value) => ({ value, label: names[value] }))]
  return (
    <div className="grid gap-3">
      <p className="text-14 text-ink-2">{text.what}</p>
      <div className="grid gap-3 tablet:grid-cols-3">
        {[...columns].map(([header, field], at) => (
          <SelectField
            key={`${at} ${header}`}
            label={header}
            value={(header in changed ? changed[header] : field) ?? ''}
            options={options}
            onChange={({ target }) => setChanged({ ...changed, [header]: asFields(target.value) })}
          />
        ))}
        <SelectField
          label={text.decimals}
          value={decimals}
          options={[
            { value: '', label: text.guess },
            { value: ',', label: text.comma },
            { value: '.', label: text.point },
          ]}
          onChange={({ target }) => setDecimals(target.value)}
        />
      </div>
      <Button isBusy={isBusy} onClick={check} className="justify-self-start">
        {text.again}
      </Button>
    </div>
  )
}
