import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { PasswordForm } from '#app/customers/account-page/password-form.tsx'
import { Loading } from '#app/customers/account-page/with-account.tsx'
import { leaveSession } from '#app/customers/session/end-session.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { CheckboxField } from '#app/platform/forms/checkbox-field.tsx'
import { accountWords } from '#app/platform/texts/account-words.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import type { Customer } from '#contract/customers/account.ts'
import { deleteAccount, readClosing, type Obstacle } from '#contract/customers/data-rights.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { closingWords } from './closing-words.ts'

/** What has to end before the account can, each with the way there. */
function Obstacles({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const shop = useCountry()
  const words = closingWords(shop.country)
  return (
    <>
      <p className="text-ink-2">{words.open}</p>
      <ul className="mt-3 grid gap-3">
        {obstacles.map(({ kind, ref, amount, until }) => {
          const day = until?.split('-').toReversed().join('/') ?? ''
          const { text, link, to } = words.obstacles[kind]({ ref, sum: formatPrice(amount, shop), day })
          return (
            <li key={`${kind} ${ref}`} className="border-t border-line pt-3">
              <p>{text}</p>
              <ButtonLink to={to} look="tertiary">
                {link}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Closes the account by its password, or says what keeps it open. */
export function CloseAccountForm({ customer }: { customer: Customer }) {
  const shop = useCountry()
  const { country } = shop
  const { data: words } = accountWords(country)
  const closing = closingWords(country)
  const call = useCall()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data, isError, refetch } = useQuery({
    queryKey: ['closing'],
    queryFn: ({ signal }) => call(readClosing, { body: {} }, { signal }),
    meta: { isPersonal: true },
    // Asked each time the dialog opens: an order may have arrived meanwhile.
    gcTime: 0,
  })
  if (!data) return <Loading {...{ isError, refetch }} />
  if (data.obstacles.length > 0) return <Obstacles obstacles={data.obstacles} />
  const sum = formatPrice(data.gives_up, shop)

  async function close(password: string, givesUp: string) {
    const { message } = await call(deleteAccount, { body: { password, gives_up: givesUp } }).catch((error: unknown) => {
      // What stood in the way may have changed since the dialog opened.
      void refetch()
      throw error
    })
    await leaveSession(country, () => navigate('/', { replace: true }))
    client.clear()
    useFlash.getState().show({ text: message, flashMessageType: 'success' })
  }
  return (
    <PasswordForm
      title={words.eraseTitle}
      text={words.eraseText}
      button={words.eraseButton}
      busy={words.erasing}
      hasPassword={customer.has_password}
      check={({ gives_up }) => (data.gives_up > 0 && !gives_up ? { gives_up: closing.givesUpMissing(sum) } : {})}
      send={(password, { gives_up = '' }) => close(password, gives_up)}
    >
      {(errorOf) =>
        data.gives_up > 0 && (
          <CheckboxField
            name="gives_up"
            value={String(data.gives_up)}
            label={closing.givesUp(sum)}
            error={errorOf('gives_up')}
          />
        )
      }
    </PasswordForm>
  )
}
