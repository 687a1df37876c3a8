import { Link } from 'react-router'
import { AccountPage, AccountSection, AccountState } from '#app/customers/account-page/account-page.tsx'
import { Loading } from '#app/customers/account-page/with-account.tsx'
import { Refused } from '#app/platform/api/failures.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { FactList } from '#app/customers/account-page/fact-list.tsx'
import { walletWords, type WalletWords } from './wallet-words.ts'
import { rowId } from '#contract/platform/list-page.ts'
import type { Movement } from '#contract/after-sale/wallet.ts'
import { longDate } from '#domain/platform/dates.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { SignedAmount } from './signed-amount.tsx'
import { useMovement } from './use-wallet.ts'

const linkLook = 'inline-flex min-h-12 items-center underline underline-offset-4'

type Source = NonNullable<Movement['belongs_to']>

/** The text for a movement's source, with a link when it has a screen. */
function describeSource({ type, id }: Source, words: WalletWords): { text: string; to: string | null } {
  switch (type) {
    case 'order':
    case 'order_part':
      return { text: words.order(id), to: `/account/orders/${id}` }
    case 'credit':
      return { text: words.credit, to: `/account/credits/${id}` }
    case 'movement':
      return { text: words.movement, to: `/account/wallet/${id}` }
    case 'exchange':
      return { text: words.exchange(id), to: null }
    case 'gift_card':
      return { text: words.giftCard, to: null }
    case 'withdrawal':
      return { text: words.withdrawal, to: null }
  }
}

function SourceOfMovement({ movement }: { movement: Movement }) {
  const words = walletWords(useCountry().country)
  const { belongs_to: source, withdrawal } = movement
  if (withdrawal) {
    return (
      <>
        <p className="font-medium">{words.withdrawal}</p>
        <p className="text-14 text-ink-2">{words.withdrawalStatuses[withdrawal.status]}</p>
        {withdrawal.movement_id !== movement.id && (
          <Link to={`/account/wallet/${withdrawal.movement_id}`} className={linkLook}>
            {words.withdrawalOf}
          </Link>
        )}
      </>
    )
  }
  if (!source) return null
  const { text, to } = describeSource(source, words)
  return to ? (
    <Link to={to} className={linkLook}>
      {text}
    </Link>
  ) : (
    <p>{text}</p>
  )
}

function MovementView({ movement }: { movement: Movement }) {
  const shop = useCountry()
  const words = walletWords(shop.country)
  const { timeZone } = countryProfiles[shop.country]
  const { expires_at: end, remaining } = movement
  return (
    <>
      <p className="mt-4 mb-6 text-28">
        <SignedAmount amount={movement.amount} />
      </p>
      <AccountSection title={words.facts}>
        <FactList
          facts={[
            [words.type, movement.type],
            [words.description, movement.description],
            [words.date, longDate(new Date(movement.created_at), timeZone)],
            [words.balanceAfter, formatPrice(movement.balance, shop)],
            ...(end ? ([[words.expires, longDate(new Date(end), timeZone)]] as const) : []),
            ...(remaining === null ? [] : ([[words.remaining, formatPrice(remaining, shop)]] as const)),
          ]}
        />
      </AccountSection>
      {(movement.belongs_to ?? movement.withdrawal) && (
        <AccountSection title={words.belongsTo}>
          <SourceOfMovement movement={movement} />
        </AccountSection>
      )}
    </>
  )
}

/** One movement of the customer's wallet, with what it belongs to. */
export function MovementScreen({ id }: { id: string }) {
  const words = walletWords(useCountry().country)
  const isEnabled = rowId.safeParse(id).success
  const { data: movement, error, isError, refetch } = useMovement(id, { isEnabled })
  if (!isEnabled || error instanceof Refused) {
    return (
      <AccountState
        title={words.gone}
        text={words.goneText}
        action={<ButtonLink to="/account/wallet">{words.all}</ButtonLink>}
      />
    )
  }
  return (
    <AccountPage title={words.one}>
      {movement ? (
        <MovementView movement={movement} />
      ) : (
        <Loading {...{ isError, refetch }} shapes={['h-10 w-1/2', 'h-48', 'h-20']} />
      )}
    </AccountPage>
  )
}
