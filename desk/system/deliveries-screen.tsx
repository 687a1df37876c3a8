import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { deliveryStates, listDeliveries, sendAgain, type WebhookDelivery } from '#contract/desk/webhooks.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { integer, ownMoment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { BackLink } from '#desk/platform/ui/back-link.tsx'
import { Badge, type Tone } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { MoreButton } from '#desk/platform/ui/more-button.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { Table } from '#desk/platform/ui/table.tsx'
import { Views } from '#desk/platform/ui/views.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { eventWords } from './webhook-words.ts'

const words = wordsIn({
  es: {
    title: 'Envíos',
    back: 'Webhooks',
    loading: 'Cargando los envíos',
    none: 'No hay envíos así. Los que llegaron se guardan 30 días; los demás, 90.',
    views: 'Qué envíos',
    all: 'Todos',
    states: { waiting: 'en espera', delivered: 'entregado', dead: 'sin entregar' },
    columns: ['Cuándo', 'Qué', 'Sobre qué', 'Estado', 'Última respuesta', ''],
    attempts: (count: string) => `${count} intentos`,
    again: 'Mandar de nuevo',
  },
  en: {
    title: 'Deliveries',
    back: 'Webhooks',
    loading: 'Loading the deliveries',
    none: 'There is no such delivery. What arrived is kept 30 days, the others 90.',
    views: 'Which deliveries',
    all: 'All',
    states: { waiting: 'waiting', delivered: 'delivered', dead: 'undelivered' },
    columns: ['When', 'What', 'About', 'State', 'Last answer', ''],
    attempts: (count: string) => `${count} attempts`,
    again: 'Send again',
  },
})

const toneOf: Readonly<Record<WebhookDelivery['state'], Tone>> = { waiting: 'now', delivered: 'done', dead: 'bad' }
const cell = 'py-2 pr-3'

function Row({ idWebhook, shown }: { idWebhook: string; shown: WebhookDelivery }) {
  const text = useWords(words)
  const names = useWords(eventWords)
  const language = useLanguage()
  const client = useQueryClient()
  const sending = useMutation({
    mutationFn: (id: number) =>
      deskCall(sendAgain, { params: { idWebhook, id }, body: {} }, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['deliveries', idWebhook] }),
  })
  const { id, createdAt, event, ref, state, attempts, lastStatus, lastError } = shown
  return (
    <tr className="border-b border-line align-top">
      <td className={`figures ${cell} whitespace-nowrap text-ink-2`}>{ownMoment(createdAt, language)}</td>
      <td className={cell}>{names[event]}</td>
      <td className={`${cell} font-mono text-13`}>{ref}</td>
      <td className={cell}>
        <Badge tone={toneOf[state]}>{text.states[state]}</Badge>
        {attempts > 1 && (
          <span className="figures block text-13 text-ink-2">{text.attempts(integer(attempts, language))}</span>
        )}
      </td>
      <td className={`figures ${cell} text-13`}>{lastError ?? lastStatus}</td>
      <td className="py-1 text-right">
        <Button onClick={() => sending.mutate(id)} isBusy={sending.isPending}>
          {text.again}
        </Button>
        {sending.error && <Failure>{failureText(sending.error)}</Failure>}
      </td>
    </tr>
  )
}

/** What was sent to one webhook, and what it answered. */
export function DeliveriesScreen() {
  const text = useWords(words)
  const { id = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const state = deliveryStates.find((one) => one === search.get('state'))
  const paged = useInfiniteQuery({
    queryKey: ['deliveries', id, state],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(state && { state }), ...(pageParam !== null && { after: pageParam }) }
      return deskCall(listDeliveries, { params: { idWebhook: id }, query }, { signal })
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: 10_000,
  })
  const { data, error, isPending } = paged
  const deliveries = data?.pages.flatMap((page) => page.deliveries) ?? []
  return (
    <Screen title={text.title}>
      <BackLink to="/system/webhooks">{text.back}</BackLink>
      <Views
        label={text.views}
        views={[[text.all, ''], ...deliveryStates.map((one) => [text.states[one], one] as const)]}
        chosen={state ?? ''}
        onChoose={(value) => setSearch(value ? { state: value } : {}, { replace: true })}
      />
      {error && <Failure>{failureText(error)}</Failure>}
      {isPending && !error && <LoadingRows label={text.loading} />}
      {data && deliveries.length === 0 && <Empty>{text.none}</Empty>}
      {deliveries.length > 0 && (
        <Table label={text.title} columns={text.columns}>
          {deliveries.map((delivery) => (
            <Row key={delivery.id} idWebhook={id} shown={delivery} />
          ))}
        </Table>
      )}
      <MoreButton of={paged} />
    </Screen>
  )
}
