import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { ListedOrder } from '#contract/desk/orders.ts'
import { money, moment } from '#desk/platform/figures.ts'
import { orderWords, statusName, toneOf } from '#desk/platform/order-words.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useMay } from '#desk/platform/session.tsx'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import type { Selection } from './use-selection.ts'

const words = wordsIn({
  es: {
    label: 'Pedidos',
    keys: 'j y k van de fila en fila, Enter abre, x elige, mayúscula y flechas eligen varias, / busca',
    choose: (nr: string) => `Elegir el pedido ${nr}`,
    columns: {
      number: 'Pedido',
      placed: 'Hecho',
      buyer: 'Compra',
      units: 'Prendas',
      status: 'Estado',
      payment: 'Pago',
      total: 'Total',
    },
  },
  en: {
    label: 'Orders',
    keys: 'j and k go from row to row, Enter opens, x chooses, Shift and arrows choose several, / searches',
    choose: (nr: string) => `Choose order ${nr}`,
    columns: {
      number: 'Order',
      placed: 'Placed',
      buyer: 'Buyer',
      units: 'Units',
      status: 'Status',
      payment: 'Payment',
      total: 'Total',
    },
  },
})

const rowHeight = 40
const phoneRowHeight = 72
const isPhone = () => window.matchMedia('(width < 48rem)').matches

function Row({ order, isChosen, search }: { order: ListedOrder; isChosen: boolean; search: string }) {
  const language = useLanguage()
  const names = useWords(orderWords)
  const { orderNr, country, placedAt, name, email, units, status, payments, total, shippingMethod } = order
  const [payment] = payments.toReversed()
  const paid = payment ? `${names.method[payment.method] ?? payment.method}, ${names.payment[payment.status]}` : ''
  return (
    <Link
      to={`/orders/${orderNr}`}
      state={{ list: search }}
      data-chosen={isChosen || undefined}
      className="order-columns grid h-full min-w-0 flex-1 items-center gap-x-3 border-b border-line px-2 text-14 hover:bg-tile data-chosen:bg-tile data-chosen:shadow-[inset_3px_0_0_var(--color-ink)]"
    >
      <span className="font-semibold">{orderNr}</span>
      <span className="figures text-ink-2 max-tablet:order-4 max-tablet:text-right max-tablet:text-13">
        {moment(placedAt, country, language)}
      </span>
      <span className="truncate max-tablet:order-3 max-tablet:text-13 max-tablet:text-ink-2">
        {name} <span className="text-ink-2">{email}</span>
      </span>
      <span className="figures text-right max-tablet:hidden">{units}</span>
      <span className="max-tablet:order-2 max-tablet:text-right">
        <Badge tone={toneOf[status]}>{statusName(names, status, shippingMethod)}</Badge>
      </span>
      <span className="truncate text-13 text-ink-2 max-tablet:hidden">{paid}</span>
      <span className="figures text-right font-semibold max-tablet:order-5 max-tablet:col-span-2 max-tablet:text-left max-tablet:text-13">
        {money(total, country)}
      </span>
    </Link>
  )
}

type OrderTableProps = { orders: readonly ListedOrder[]; selection: Selection; onEnd(): void }

/** Rows of which only those in the window exist, walked and chosen by keyboard. */
export function OrderTable({ orders, selection, onEnd }: OrderTableProps) {
  const text = useWords(words)
  const mayMove = useMay()('orders.move')
  const navigate = useNavigate()
  const { search } = useLocation()
  const list = useRef<HTMLDivElement>(null)
  const [offset, setOffset] = useState(0)
  const [chosen, setChosen] = useState(-1)
  useLayoutEffect(() => setOffset(list.current?.offsetTop ?? 0), [])
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises this component
  const rows = useWindowVirtualizer({
    count: orders.length,
    estimateSize: () => (isPhone() ? phoneRowHeight : rowHeight),
    overscan: 12,
    scrollMargin: offset,
  })
  const shown = rows.getVirtualItems()
  const last = shown.at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= orders.length - 10) onEnd()
  }, [last, orders.length, onEnd])
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isTyping =
        event.target instanceof HTMLElement && event.target.matches('input:not([type=checkbox]), textarea, select')
      if (isTyping || event.metaKey || event.ctrlKey || event.altKey || document.querySelector('dialog[open]')) return
      if (event.key === '/') {
        event.preventDefault()
        document.querySelector<HTMLInputElement>('input[data-search]')?.focus()
      }
      const isMany = event.shiftKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      const isDown = event.key === 'j' || (isMany && event.key === 'ArrowDown')
      const isUp = event.key === 'k' || (isMany && event.key === 'ArrowUp')
      const next = isDown ? Math.min(chosen + 1, orders.length - 1) : isUp ? Math.max(chosen - 1, 0) : chosen
      if (isMany) {
        event.preventDefault()
        for (const row of [orders[chosen], orders[next]]) if (row) selection.add(row.orderNr)
      }
      if (event.key === 'x' && orders[chosen]) selection.toggle(orders[chosen].orderNr)
      if (next !== chosen) {
        setChosen(next)
        rows.scrollToIndex(next)
      }
      const order = orders[chosen]
      if (event.key === 'Enter' && order && event.target === document.body) {
        void navigate(`/orders/${order.orderNr}`, { state: { list: search } })
      }
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
  const { number, placed, buyer, units, status, payment, total } = text.columns
  return (
    <div>
      <div
        aria-hidden="true"
        className={`order-columns hidden gap-x-3 border-b border-ink px-2 pb-1 ${mayMove ? 'ml-8' : ''} text-12 font-semibold text-ink-2 tablet:grid`}
      >
        <span>{number}</span>
        <span>{placed}</span>
        <span>{buyer}</span>
        <span className="text-right">{units}</span>
        <span>{status}</span>
        <span>{payment}</span>
        <span className="text-right">{total}</span>
      </div>
      <div ref={list} role="list" aria-label={text.label} className="relative" style={{ height: rows.getTotalSize() }}>
        {shown.map(({ index, start, size, key }) => (
          <div
            key={key}
            role="listitem"
            aria-setsize={orders.length}
            aria-posinset={index + 1}
            className="absolute inset-x-0 top-0 flex"
            style={{ height: size, transform: `translateY(${start - offset}px)` }}
          >
            {mayMove && (
              <label className="flex w-8 shrink-0 items-center justify-center border-b border-line max-tablet:w-11">
                <input
                  type="checkbox"
                  className="size-4 accent-ink"
                  aria-label={text.choose(orders[index]!.orderNr)}
                  checked={selection.has(orders[index]!.orderNr)}
                  onChange={() => selection.toggle(orders[index]!.orderNr)}
                />
              </label>
            )}
            <Row order={orders[index]!} isChosen={index === chosen} search={search} />
          </div>
        ))}
      </div>
      <p className="pt-2 text-12 text-ink-2 max-tablet:hidden">{text.keys}</p>
    </div>
  )
}
