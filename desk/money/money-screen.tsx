import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { readMoney, readMoneyWorkbook, type Owed, type SalesDay } from '#contract/desk/money.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { addDays } from '#domain/platform/dates.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { day, integer, money } from '#desk/platform/figures.ts'
import { orderWords } from '#desk/platform/order-words.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { saveFile } from '#desk/platform/save-file.ts'
import { useMay } from '#desk/platform/session.tsx'
import { useToday } from '#desk/platform/today.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen, Section } from '#desk/platform/ui/screen.tsx'
import { onlyWide, Table } from '#desk/platform/ui/table.tsx'
import { WaitingBanner } from '#desk/second-person/waiting-banner.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { moneyWords } from './money-words.ts'
import { Disputes } from './disputes.tsx'
import { PayoutFiles } from './payout-files.tsx'
import { Payouts } from './payouts.tsx'
import { salesFile } from './sales-file.ts'

const words = wordsIn({
  es: {
    title: 'Dinero',
    loading: 'Cargando el dinero',
    from: 'Desde',
    to: 'Hasta',
    file: 'Descargar CSV',
    workbook: 'Descargar XLSX',
    reconcile: 'Conciliar con los proveedores',
    sales: 'Cobros',
    none: 'En esos días no se cobró ni se devolvió nada.',
    total: 'Total',
    columns: ['Día', 'Tienda', 'Medio', 'Pedidos', 'Cobros', 'Devuelto'],
    owed: 'Lo que la tienda debe ahora',
  },
  en: {
    title: 'Money',
    loading: 'Loading the money',
    from: 'From',
    to: 'To',
    file: 'Download CSV',
    workbook: 'Download XLSX',
    reconcile: 'Reconcile with the providers',
    sales: 'Takings',
    none: 'Nothing was taken or given back on those days.',
    total: 'Total',
    columns: ['Day', 'Store', 'Method', 'Orders', 'Takings', 'Given back'],
    owed: 'What the shop owes now',
  },
})

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function Sales({ sales }: { sales: readonly SalesDay[] }) {
  const text = useWords(words)
  const names = useWords(orderWords)
  const language = useLanguage()
  if (sales.length === 0) return <Empty>{text.none}</Empty>
  const stores = openCountries.filter((code) => sales.some(({ country }) => country === code))
  const sum = (code: OpenCountry, what: 'orders' | 'takings' | 'refunds') =>
    sales.reduce((total, row) => total + (row.country === code ? row[what] : 0), 0)
  const amount = 'figures py-2 pr-3 text-right whitespace-nowrap'
  return (
    <Table label={text.sales} columns={text.columns} figures={3} leftOut={[1, 2, 3]}>
      {stores.map((code) => (
        <tr key={code} className="border-b border-ink font-semibold">
          <td className="py-2 pr-3">
            {text.total}
            <span className="tablet:hidden"> {countryProfiles[code].name}</span>
          </td>
          <td className={`py-2 pr-3 ${onlyWide}`} colSpan={2}>
            {countryProfiles[code].name}
          </td>
          <td className={`${amount} ${onlyWide}`}>{integer(sum(code, 'orders'), language)}</td>
          <td className={amount}>{money(sum(code, 'takings'), code)}</td>
          <td className={amount}>{money(sum(code, 'refunds'), code)}</td>
        </tr>
      ))}
      {sales.map((row) => (
        <tr key={`${row.day}${row.country}${row.method}`} className="border-b border-line">
          <td className="figures py-2 pr-3 text-ink-2 tablet:whitespace-nowrap">
            {day(row.day, language)}
            <span className="block tablet:hidden">
              {countryProfiles[row.country].name} · {names.method[row.method] ?? row.method}
            </span>
          </td>
          <td className={`py-2 pr-3 ${onlyWide}`}>{countryProfiles[row.country].name}</td>
          <td className={`py-2 pr-3 ${onlyWide}`}>{names.method[row.method] ?? row.method}</td>
          <td className={`${amount} ${onlyWide}`}>{integer(row.orders, language)}</td>
          <td className={amount}>{money(row.takings, row.country)}</td>
          <td className={amount}>{money(row.refunds, row.country)}</td>
        </tr>
      ))}
    </Table>
  )
}

function OwedByStore({ of: { country, ...owed } }: { of: Owed }) {
  const names = useWords(moneyWords)
  return (
    <div className="grid content-start gap-1">
      <h3 className="text-14 font-semibold">{countryProfiles[country].name}</h3>
      <dl>
        {(Object.keys(owed) as (keyof typeof owed)[]).map((what) => (
          <div key={what} className="flex justify-between gap-3 border-b border-line py-1.5 text-14">
            <dt>{names.owed[what]}</dt>
            <dd className="figures whitespace-nowrap">{money(owed[what], country)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** What came in and went back, what is owed, and what shoppers wait for. */
export function MoneyScreen() {
  const text = useWords(words)
  const may = useMay()
  const [search, setSearch] = useSearchParams()
  const today = useToday()
  const from = search.get('from') ?? addDays(today, -29)
  const to = search.get('to') ?? today
  const { data, error, isPending } = useQuery({
    queryKey: ['money', from, to],
    queryFn: ({ signal }) => deskCall(readMoney, { query: { from, to } }, { signal }),
    placeholderData: keepPreviousData,
  })
  const setDay = (name: 'from' | 'to', value: string) => {
    if (value) setSearch({ from, to, [name]: value }, { replace: true })
  }
  function download() {
    saveFile(`${from}-${to}.csv`, salesFile(data?.sales ?? []), 'text/csv')
  }
  const saving = useMutation({
    mutationFn: () => deskCall(readMoneyWorkbook, { query: { from, to } }),
    onSuccess: ({ name, base64 }) =>
      saveFile(
        name,
        Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0)!),
        xlsx,
      ),
  })
  return (
    <Screen title={text.title}>
      <WaitingBanner />
      <div className="flex flex-wrap items-end gap-2">
        <Field
          label={text.from}
          type="date"
          value={from}
          max={to}
          onChange={(event) => setDay('from', event.target.value)}
        />
        <Field
          label={text.to}
          type="date"
          value={to}
          min={from}
          onChange={(event) => setDay('to', event.target.value)}
        />
        <Button onClick={download} aria-disabled={!data || undefined}>
          {text.file}
        </Button>
        <Button onClick={() => saving.mutate()} isBusy={saving.isPending}>
          {text.workbook}
        </Button>
        <Link
          to="/money/reconciliations"
          className="inline-flex min-h-9 items-center px-2 text-14 font-semibold underline underline-offset-4 max-tablet:min-h-11"
        >
          {text.reconcile}
        </Link>
      </div>
      {error && <Failure>{failureText(error)}</Failure>}
      {saving.error && <Failure>{failureText(saving.error)}</Failure>}
      {isPending && !error && <LoadingRows label={text.loading} />}
      {data && <Sales sales={data.sales} />}
      {data && (
        <Section title={text.owed}>
          <div className="grid gap-6 tablet:grid-cols-2 wide:grid-cols-3">
            {data.owed.map((row) => (
              <OwedByStore key={row.country} of={row} />
            ))}
          </div>
        </Section>
      )}
      <Payouts />
      {may('payouts.settle') && <PayoutFiles />}
      <Disputes />
    </Screen>
  )
}
