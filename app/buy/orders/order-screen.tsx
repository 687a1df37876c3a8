import { AccountPage, AccountState } from '#app/customers/account-page/account-page.tsx'
import { Loading } from '#app/customers/account-page/with-account.tsx'
import { Refused } from '#app/platform/api/failures.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { orderWords } from './order-words.ts'
import { longDate } from '#domain/platform/dates.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { OrderView } from './order-view.tsx'
import { PaymentDue } from './payment-due.tsx'
import { useOrder } from './use-orders.ts'
import { usePaymentResult } from './use-payment-result.ts'

export function OrderScreen({ nr }: { nr: string }) {
  const { country } = useCountry()
  const words = orderWords(country)
  const reference = { order_nr: nr }
  const { data: order, error, isError, refetch } = useOrder(reference)
  const toPay = order?.to_pay
  const { data: result } = usePaymentResult(reference, { isEnabled: Boolean(toPay) })
  if (error instanceof Refused) {
    return (
      <AccountState
        title={words.gone}
        text={words.goneText}
        action={<ButtonLink to="/account/orders">{words.all}</ButtonLink>}
      />
    )
  }
  return (
    <AccountPage title={words.order(nr)} isWide>
      {order ? (
        <>
          <p className="mt-1 mb-6 text-ink-2">
            {words.placed(longDate(new Date(order.placed_at), countryProfiles[country].timeZone))}
          </p>
          <OrderView order={order} reference={reference}>
            {toPay && (
              <div className="mb-8">
                <PaymentDue
                  {...{ order, toPay, reference, result }}
                  renderHeading={(title) => <h2 className="text-22 font-bold">{title}</h2>}
                />
              </div>
            )}
          </OrderView>
        </>
      ) : (
        <Loading {...{ isError, refetch }} shapes={['h-6 w-2/3', 'h-48', 'h-32', 'h-32']} />
      )}
    </AccountPage>
  )
}
