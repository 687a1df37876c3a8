import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listPayouts, type Payout } from '#contract/desk/money.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { moment, money } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useMay } from '#desk/platform/session.tsx'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { MoreButton } from '#desk/platform/ui/more-button.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { Table } from '#desk/platform/ui/table.tsx'
import { Views } from '#desk/platform/ui/views.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { moneyWords } from './money-words.ts'
import { PayoutDialog } from './payout-dialog.tsx'

const words = wordsIn({
  es: {
    title: 'Retiros',
    views: 'Vistas',
    withdrawal: 'De billeteras',
    credit: 'De créditos',
    loading: 'Cargando retiros',
    none: 'Nadie pidió dinero todavía.',
    columns: ['Número', 'Pedido', 'Quién', 'Estado', 'Monto', ''],
    decide: 'Resolver',
  },
  en: {
    title: 'Payouts',
    views: 'Views',
    withdrawal: 'From wallets',
    credit: 'For credits',
    loading: 'Loading payouts',
    none: 'Nobody asked for money yet.',
    columns: ['Number', 'Requested', 'Who', 'Status', 'Amount', ''],
    decide: 'Decide',
  },
})

const kinds = ['withdrawal', 'credit'] as const

/** Money that shoppers wait for. */
export function Payouts() {
  const text = useWords(words)
  const names = useWords(moneyWords)
  const language = useLanguage()
  const may = useMay()
  const [kind, setKind] = useState<Payout['kind']>('withdrawal')
  const [chosen, setChosen] = useState<Payout>()
  const paged = useInfiniteQuery({
    queryKey: ['payouts', kind],
    queryFn: ({ pageParam, signal }) =>
      deskCall(listPayouts, { query: { kind, ...(pageParam !== null && { after: pageParam }) } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  })
  const { data, error, isPending } = paged
  const payouts = data?.pages.flatMap((page) => page.payouts) ?? []
  return (
    <Section title={text.title}>
      <Views
        label={text.views}
        views={kinds.map((one) => [text[one], one] as const)}
        chosen={kind}
        onChoose={(one) => setKind(one as Payout['kind'])}
      />
      {error && <Failure>{failureText(error)}</Failure>}
      {isPending && !error && <LoadingRows count={3} label={text.loading} />}
      {data && payouts.length === 0 && <Empty>{text.none}</Empty>}
      {payouts.length > 0 && (
        <Table label={text.title} columns={text.columns}>
          {payouts.map((payout) => (
            <tr key={payout.id} className="border-b border-line">
              <td className="figures py-2 pr-3">{payout.id}</td>
              <td className="figures py-2 pr-3 whitespace-nowrap text-ink-2">
                {moment(payout.createdAt, payout.country, language)}
              </td>
              <td className="py-2 pr-3">{payout.email}</td>
              <td className="py-2 pr-3">
                <Badge tone={payout.status === 'requested' ? 'now' : 'plain'}>{names.status[payout.status]}</Badge>
              </td>
              <td className="figures py-2 pr-3 font-semibold whitespace-nowrap">
                {money(payout.amount, payout.country)}
              </td>
              <td className="py-1 text-right">
                {payout.status === 'requested' && may('payouts.settle') && (
                  <Button onClick={() => setChosen(payout)}>{text.decide}</Button>
                )}
              </td>
            </tr>
          ))}
        </Table>
      )}
      <MoreButton of={paged} />
      {chosen && <PayoutDialog payout={chosen} onClose={() => setChosen(undefined)} />}
    </Section>
  )
}
