import { Link } from 'react-router'
import { AccountPage, AccountSection, AccountState } from '#app/customers/account-page/account-page.tsx'
import { ContentDetails } from '#app/customers/account-page/content-details.tsx'
import { MoreButton } from '#app/customers/account-page/more-button.tsx'
import { Loading } from '#app/customers/account-page/with-account.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { AmountRow } from '#app/platform/ui/amount-row.tsx'
import { giftCardWords } from '#app/platform/texts/gift-card-words.ts'
import { walletWords } from './wallet-words.ts'
import type { CallReply } from '#contract/platform/endpoint.ts'
import type { Movement, readWallet } from '#contract/after-sale/wallet.ts'
import { shortDate } from '#domain/platform/dates.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { SignedAmount } from './signed-amount.tsx'
import { useMovements, useWallet } from './use-wallet.ts'

const rowShape = 'h-20'

function Balance({ wallet }: { wallet: CallReply<typeof readWallet>['wallet'] }) {
  const shop = useCountry()
  const words = walletWords(shop.country)
  const { timeZone } = countryProfiles[shop.country]
  const { spendable, withdrawable, expiring } = wallet
  return (
    <section aria-label={words.balance} className="mt-6 border-l-4 border-lima bg-surface p-4">
      <h2 className="eyebrow text-ink-2">{words.balance}</h2>
      <p className="figures mt-1 text-36 font-bold">{formatPrice(spendable, shop)}</p>
      <p className="text-14 text-ink-2">{words.balanceText}</p>
      {expiring && (
        <p className="mt-3 font-medium">
          {words.expiring(formatPrice(expiring.amount, shop), shortDate(new Date(expiring.expires_at), timeZone))}
        </p>
      )}
      {spendable > 0 && (
        <dl className="mt-4 border-t border-line pt-3">
          <AmountRow term={words.withdrawable}>{formatPrice(withdrawable, shop)}</AmountRow>
        </dl>
      )}
      {withdrawable > 0 && (
        <ButtonLink to="/account/wallet/withdraw" look="secondary" className="mt-3">
          {words.withdraw.link}
        </ButtonLink>
      )}
      {withdrawable < spendable && <p className="mt-1 text-14 text-ink-2">{words.withdrawableText}</p>}
    </section>
  )
}

function MovementRow({ movement }: { movement: Movement }) {
  const shop = useCountry()
  const words = walletWords(shop.country)
  const day = shortDate(new Date(movement.created_at), countryProfiles[shop.country].timeZone)
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-4 last:border-0">
      <div>
        <p className="text-14 text-ink-2">
          {movement.type} · {day}
        </p>
        <h3 className="font-text text-16 font-semibold wrap-anywhere">
          <Link
            to={`/account/wallet/${movement.id}`}
            aria-label={words.detailsOf(movement.description, day)}
            className="after:absolute after:inset-0"
          >
            {movement.description}
          </Link>
        </h3>
      </div>
      <p className="text-right">
        <SignedAmount amount={movement.amount} />
        <span className="figures block text-14 text-ink-2">{words.after(formatPrice(movement.balance, shop))}</span>
      </p>
    </li>
  )
}

function Movements({ walletId }: { walletId: number }) {
  const { items: movements, isError, refetch, more } = useMovements(walletId)
  if (!movements) return <Loading {...{ isError, refetch }} shapes={[rowShape, rowShape, rowShape, rowShape]} />
  return (
    <>
      <ul className="-mt-4">
        {movements.map((movement) => (
          <MovementRow key={movement.id} movement={movement} />
        ))}
      </ul>
      <MoreButton {...more} />
    </>
  )
}

/** The customer's balance, then its movements, four at a time (WAL-03). */
export function WalletScreen() {
  const { country } = useCountry()
  const words = walletWords(country)
  const { data, isError, refetch } = useWallet()
  if (data && !data.config.enabled) return <AccountState title={words.off} text={words.offText} />
  return (
    <AccountPage title={words.title}>
      {data ? (
        <>
          <Balance wallet={data.wallet} />
          <div className="mt-8">
            <AccountSection title={words.movements} text={data.wallet.wallet_id === null && words.none}>
              {data.wallet.wallet_id !== null && <Movements walletId={data.wallet.wallet_id} />}
            </AccountSection>
          </div>
          <div className="mb-6">
            <ButtonLink to="/account/wallet/redeem" look="secondary">
              {giftCardWords(country).redeem.link}
            </ButtonLink>
          </div>
          <div className="border-t border-line pt-2">
            <ContentDetails contentKey={data.config.terms_key} title={words.terms} />
          </div>
        </>
      ) : (
        <Loading {...{ isError, refetch }} shapes={['h-40', rowShape, rowShape, rowShape]} />
      )}
    </AccountPage>
  )
}
