import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BoughtGiftCards } from './bought-gift-cards.tsx'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Overlay } from '#app/platform/ui/overlay.tsx'
import { exchangeWords } from '#app/platform/texts/exchange-words.ts'
import { orderWords, type OrderWords } from './order-words.ts'
import type { Order } from '#contract/buy/orders.ts'
import { needsParcel } from '#domain/buy/cart/needs-parcel.ts'
import { hasReceipt } from '#domain/buy/orders/statuses.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { arrivalText } from '#domain/buy/shipping/arrival-text.ts'
import { readyText } from '#domain/buy/shipping/pickup-words.ts'
import { dayInWords } from '#domain/platform/text/day-names.ts'
import { OrderAddress, OrderLines, OrderPayments, OrderTotals } from './order-parts.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { Receipt } from './receipt.tsx'
import { Timeline } from './timeline.tsx'
import { useOrderActions, type OrderRef } from './use-orders.ts'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-line py-6 @2xl:first:border-0 @2xl:first:pt-0">
      <h2 className="mb-4 text-18 font-bold">{title}</h2>
      {children}
    </section>
  )
}

/** What cancelling does with money: before a payment there is none to give back but the wallet's. */
function cancelTextOf({ to_pay: toPay, to_collect: toCollect, wallet_used: wallet }: Order, words: OrderWords): string {
  if (!toPay && toCollect === null) return words.cancelText
  if (toPay?.situation === 'in_process' || toPay?.situation === 'held') return words.cancelInProcess
  return wallet > 0 ? `${words.cancelUnpaid} ${words.cancelWallet}` : words.cancelUnpaid
}

type CancelDialogProps = { order: Order; isBusy: boolean; onCancel(): Promise<unknown> }

function CancelDialog({ order, isBusy, onCancel }: CancelDialogProps) {
  const { country, words: shell } = useCountry()
  const words = orderWords(country)
  const { isOpen, close } = useOverlay('cancel-order')
  return (
    <Overlay place="dialog" isOpen={isOpen} onClose={close} title={words.cancelTitle} closeLabel={shell.menu.close}>
      <p className="text-ink-2">{cancelTextOf(order, words)}</p>
      <div className="mt-5 grid gap-2">
        <Button isWide isBusy={isBusy} onClick={() => void onCancel().then(close)}>
          {words.cancelYes}
        </Button>
        <Button isWide look="secondary" onClick={close}>
          {words.keep}
        </Button>
      </div>
    </Overlay>
  )
}

type OrderViewProps = {
  order: Order
  reference: OrderRef
  /** What stands above it, in its first column. */
  children?: ReactNode
  /** The page offers buying again above. */
  offersAgain?: boolean
}

/** Everything about one order: status, items and actions; where there is room price, payment and address beside them. */
export function OrderView({ order, reference, children, offersAgain = false }: OrderViewProps) {
  const shop = useCountry()
  const { country } = shop
  const words = orderWords(country)
  const { cancel, again } = useOrderActions(reference)
  const dialog = useOverlay('cancel-order')
  const isSameAddress = JSON.stringify(order.shipping_address) === JSON.stringify(order.billing_address)
  const isSent = needsParcel(order.items)
  const isPaid = hasReceipt(order.status) && order.to_collect === null
  const isUnderWay = !order.delivered_at && order.steps.some(({ done }) => !done)
  return (
    <>
      <div className="@container">
        <div className="@2xl:grid @2xl:grid-cols-[minmax(0,1fr)_clamp(16rem,34cqi,22rem)] @2xl:grid-rows-[auto_1fr] @2xl:gap-x-8">
          <div className="min-w-0">
            {children}
            {order.items.some(({ is_gift_card: isGiftCard }) => isGiftCard) && (
              <BoughtGiftCards reference={reference} />
            )}
            <Part title={words.timeline}>
              {isSent && isUnderWay && order.delivery_from && order.delivery_to && (
                <p className="mb-4 font-medium">
                  {order.shipping_method === 'pickup'
                    ? readyText(order.delivery_from, country)
                    : arrivalText({ from: order.delivery_from, to: order.delivery_to })}
                </p>
              )}
              {order.to_collect !== null && (
                <p className="mb-4 font-medium">{words.collect(formatPrice(order.to_collect, shop))}</p>
              )}
              <Timeline steps={order.steps} />
              <OrderParcels order={order} />
              {order.tracking && <p className="mt-4 text-14 wrap-anywhere">{words.tracking(order.tracking)}</p>}
            </Part>
            <Part title={words.lines}>
              <OrderLines order={order} />
            </Part>
          </div>
          <div className="@2xl:sticky @2xl:top-[calc(var(--bar-height)+24px)] @2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1 @2xl:self-start @2xl:border @2xl:border-line @2xl:bg-surface @2xl:p-5 @2xl:pb-0">
            <Part title={words.totals}>
              <OrderTotals order={order} />
            </Part>
            <Part title={words.payment}>
              <OrderPayments order={order} />
            </Part>
            {isSent && (
              <Part title={words.shippingAddress}>
                <OrderAddress address={order.shipping_address} />
                <p className="mt-2 text-14 text-ink-2">{order.shipping_label}</p>
              </Part>
            )}
            {isSent && !isSameAddress && (
              <Part title={words.billingAddress}>
                <OrderAddress address={order.billing_address} />
              </Part>
            )}
          </div>
          <div>
            <div className="grid gap-2 border-t border-line pt-6 tablet:flex tablet:flex-wrap print:hidden">
              {!order.to_pay && !offersAgain && (
                <Button look="secondary" isBusy={again.isBusy} onClick={again.run}>
                  {again.isBusy ? words.againBusy : words.again}
                </Button>
              )}
              {order.can_exchange && (
                <ButtonLink look="secondary" to={`/account/exchange/changereturn?order=${order.order_nr}`}>
                  {exchangeWords(country).orderLink}
                </ButtonLink>
              )}
              {order.review_path && (
                <ButtonLink look="secondary" to={order.review_path}>
                  {words.review}
                </ButtonLink>
              )}
              {isPaid && (
                <Button look="secondary" onClick={() => window.print()}>
                  {words.print}
                </Button>
              )}
              {order.can_cancel && (
                <Button look="tertiary" aria-haspopup="dialog" onClick={dialog.open}>
                  {words.cancel}
                </Button>
              )}
            </div>
            {order.regret_until && (
              <p className="mt-6 text-14 text-ink-2 print:hidden">
                {words.regret(dayInWords(order.regret_until))}{' '}
                <Link to={`/arrepentimiento?order=${order.order_nr}`} className="underline underline-offset-4">
                  {words.regretLink}
                </Link>
              </p>
            )}
          </div>
        </div>
      </div>
      {isPaid && <Receipt order={order} />}
      <CancelDialog order={order} isBusy={cancel.isBusy} onCancel={cancel.run} />
    </>
  )
}
