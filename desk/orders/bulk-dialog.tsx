import type { ListedOrder } from '#contract/desk/orders.ts'
import { bulkObstacle, type BulkObstacle, type BulkStep } from '#domain/desk/bulk-move.ts'
import { orderWords, statusName } from '#desk/platform/order-words.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { useBulkMove, type BulkResult } from './use-bulk-move.ts'

const words = wordsIn({
  es: {
    title: { preparing: 'Preparar pedidos', shipped: 'Despachar pedidos' } satisfies Record<BulkStep, string>,
    mail: {
      preparing: 'No se manda ningún mail.',
      shipped: 'Cada comprador recibe un mail: en camino, o listo para retirar.',
    } satisfies Record<BulkStep, string>,
    will: (count: number) => (count === 1 ? 'Cambia 1 pedido' : `Cambian ${count} pedidos`),
    wont: (count: number) => (count === 1 ? 'No cambia 1 pedido' : `No cambian ${count} pedidos`),
    why: {
      there: 'ya está así o más adelante',
      not_paid: 'espera el pago',
      not_packed: 'todavía no está en preparación',
      over: 'está cerrado',
    } satisfies Record<BulkObstacle, string>,
    progress: (done: number, all: number) => `${done} de ${all}`,
    done: 'hecho',
    back: 'Volver',
    close: 'Listo',
    confirm: (count: number) => (count === 1 ? 'Cambiar 1 pedido' : `Cambiar ${count} pedidos`),
    again: 'Probar de nuevo los que fallaron',
  },
  en: {
    title: { preparing: 'Pack orders', shipped: 'Ship orders' } satisfies Record<BulkStep, string>,
    mail: {
      preparing: 'No mail is sent.',
      shipped: 'Each buyer gets a mail: on its way, or ready for pickup.',
    } satisfies Record<BulkStep, string>,
    will: (count: number) => (count === 1 ? '1 order changes' : `${count} orders change`),
    wont: (count: number) => (count === 1 ? '1 order stays as it is' : `${count} orders stay as they are`),
    why: {
      there: 'is there already, or further',
      not_paid: 'waits for its payment',
      not_packed: 'is not being packed yet',
      over: 'is over',
    } satisfies Record<BulkObstacle, string>,
    progress: (done: number, all: number) => `${done} of ${all}`,
    done: 'done',
    back: 'Back',
    close: 'Close',
    confirm: (count: number) => (count === 1 ? 'Change 1 order' : `Change ${count} orders`),
    again: 'Try those that failed again',
  },
})

function Result({ result }: { result: BulkResult | undefined }) {
  const text = useWords(words)
  if (result === undefined) return null
  return result === true ? <span className="text-verde">{text.done}</span> : <span className="text-rojo">{result}</span>
}

type BulkDialogProps = { to: BulkStep; orders: readonly ListedOrder[]; onClose(isDone: boolean): void }

/** Every change before it is made, and what became of each. */
export function BulkDialog({ to, orders, onClose }: BulkDialogProps) {
  const text = useWords(words)
  const names = useWords(orderWords)
  const willMove = orders.filter(({ status }) => bulkObstacle(status, to) === null)
  const stays = orders.flatMap((order) => {
    const why = bulkObstacle(order.status, to)
    return why ? [{ ...order, why }] : []
  })
  const { run, results, isRunning, isDone } = useBulkMove(to, willMove)
  const hasFailed = [...results.values()].some((result) => result !== true)
  return (
    <Dialog title={text.title[to]} onClose={() => onClose(results.size > 0)}>
      <div className="grid gap-4">
        <p>{text.mail[to]}</p>
        {willMove.length > 0 && (
          <section aria-label={text.will(willMove.length)} className="grid gap-1">
            <h3 className="text-14 font-semibold">{text.will(willMove.length)}</h3>
            <ul className="max-h-64 overflow-y-auto text-14">
              {willMove.map(({ orderNr, status, shippingMethod }) => (
                <li key={orderNr} className="flex flex-wrap justify-between gap-x-3 border-b border-line py-1">
                  <span>
                    <strong>{orderNr}</strong> {statusName(names, status, shippingMethod)} →{' '}
                    {statusName(names, to, shippingMethod)}
                  </span>
                  <Result result={results.get(orderNr)} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {stays.length > 0 && (
          <section aria-label={text.wont(stays.length)} className="grid gap-1">
            <h3 className="text-14 font-semibold">{text.wont(stays.length)}</h3>
            <ul className="max-h-40 overflow-y-auto text-14 text-ink-2">
              {stays.map(({ orderNr, why }) => (
                <li key={orderNr}>
                  {orderNr}: {text.why[why]}
                </li>
              ))}
            </ul>
          </section>
        )}
        {results.size > 0 && (
          <p role="status" className="figures text-14">
            {text.progress(results.size, willMove.length)}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={() => onClose(results.size > 0)}>{isDone ? text.close : text.back}</Button>
          {willMove.length > 0 && (!isDone || hasFailed) && (
            <Button look="primary" isBusy={isRunning} onClick={() => void run()}>
              {isDone ? text.again : text.confirm(willMove.length)}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
