import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { readSizeStock } from '#contract/desk/stock.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { integer, moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { typed } from '#desk/platform/typed.ts'
import { useStore } from '#desk/platform/use-store.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen, Section } from '#desk/platform/ui/screen.tsx'
import { StoreViews } from '#desk/platform/ui/store-views.tsx'
import { Table } from '#desk/platform/ui/table.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { StockTabs } from './stock-tabs.tsx'

const words = wordsIn({
  es: {
    title: 'Stock de un talle',
    sku: 'SKU del talle',
    go: 'Ver',
    start: 'Escribí el SKU de un talle para ver qué lo movió y quién.',
    loading: 'Cargando los movimientos',
    left: (stock: string) => `${stock} disponibles`,
    movements: 'Movimientos, el último primero',
    columns: ['Cuándo', 'Por qué', 'Quién o qué pedido', 'Cambio', 'Quedaron'],
    reasons: { seed: 'carga inicial', order: 'pedido', cancel: 'cancelación', return: 'devolución', adjust: 'ajuste' },
    reservations: 'Apartado en pedidos sin pagar',
    none: 'Ningún pedido sin pagar lo tiene apartado.',
    held: (quantity: string, at: string) => `${quantity}, desde ${at}`,
  },
  en: {
    title: 'Stock of a size',
    sku: 'SKU of the size',
    go: 'Show',
    start: 'Type the SKU of a size to see what moved it, and who.',
    loading: 'Loading the movements',
    left: (stock: string) => `${stock} to sell`,
    movements: 'Movements, the latest first',
    columns: ['When', 'Why', 'Who or which order', 'Change', 'Left'],
    reasons: { seed: 'first load', order: 'order', cancel: 'cancelled', return: 'return', adjust: 'adjustment' },
    reservations: 'Held by unpaid orders',
    none: 'No unpaid order holds it.',
    held: (quantity: string, at: string) => `${quantity}, since ${at}`,
  },
})

const cell = 'py-2 pr-3'

/** What moved the stock of one size, and what is held. */
export function SizeStockScreen() {
  const text = useWords(words)
  const language = useLanguage()
  const [store, setStore] = useStore()
  const [search, setSearch] = useSearchParams()
  const sku = search.get('sku') ?? ''
  const { data, error } = useQuery({
    queryKey: ['size-stock', store, sku],
    queryFn: ({ signal }) => deskCall(readSizeStock, { params: { sku }, query: { country: store } }, { signal }),
    enabled: sku !== '',
  })
  return (
    <Screen title={text.title}>
      <StockTabs store={store} />
      <StoreViews store={store} onChoose={setStore} />
      <form
        role="search"
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          const next = typed(event.currentTarget, 'sku').trim()
          setSearch((before) => {
            before.set('sku', next)
            return before
          })
        }}
      >
        <Field key={sku} label={text.sku} name="sku" defaultValue={sku} autoComplete="off" />
        <Button type="submit">{text.go}</Button>
      </form>
      {sku === '' && <Empty>{text.start}</Empty>}
      {error && <Failure>{failureText(error)}</Failure>}
      {sku !== '' && !data && !error && <LoadingRows label={text.loading} />}
      {data && (
        <>
          <p className="text-16">
            <strong className="font-semibold">
              {data.size.name} · {data.size.color} · {data.size.size}
            </strong>{' '}
            <span className="figures">{text.left(integer(data.size.stock, language))}</span>
          </p>
          <Section title={text.reservations}>
            {data.reservations.length === 0 && <p className="text-ink-2">{text.none}</p>}
            <ul>
              {data.reservations.map(({ orderNr, quantity, placedAt }) => (
                <li key={orderNr} className="figures border-b border-line py-1.5">
                  <Link to={`/orders/${orderNr}`} className="font-semibold underline underline-offset-4">
                    {orderNr}
                  </Link>{' '}
                  {text.held(integer(quantity, language), moment(placedAt, store, language))}
                </li>
              ))}
            </ul>
          </Section>
          <Section title={text.movements}>
            <Table label={text.movements} columns={text.columns} figures={2}>
              {data.movements.map(({ at, delta, reason, ref, after }, index) => (
                <tr key={`${at}${index}`} className="border-b border-line">
                  <td className={`figures ${cell} text-ink-2`}>{moment(at, store, language)}</td>
                  <td className={cell}>{text.reasons[reason]}</td>
                  <td className={cell}>{ref}</td>
                  <td className={`figures ${cell} text-right`}>
                    {delta > 0 && '+'}
                    {integer(delta, language)}
                  </td>
                  <td className={`figures ${cell} text-right`}>{integer(after, language)}</td>
                </tr>
              ))}
            </Table>
          </Section>
        </>
      )}
    </Screen>
  )
}
