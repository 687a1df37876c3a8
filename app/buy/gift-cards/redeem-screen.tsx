import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { AccountPage } from '#app/customers/account-page/account-page.tsx'
import { useCall } from '#app/platform/api/use-call.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { useForm } from '#app/platform/forms/use-form.ts'
import { useIntentKey } from '#app/platform/forms/use-intent-key.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Field } from '#app/platform/ui/field.tsx'
import { walletKey } from '#app/after-sale/wallet/use-wallet.ts'
import { giftCardWords } from '#app/platform/texts/gift-card-words.ts'
import { redeemGiftCard } from '#contract/buy/gift-cards.ts'
import { readGiftCardCode } from '#domain/buy/gift-cards/gift-card-code.ts'

/** Redeems a gift card code into the wallet. */
export function RedeemScreen() {
  const { redeem: words } = giftCardWords(useCountry().country)
  const call = useCall()
  const client = useQueryClient()
  const navigate = useNavigate()
  const keyOf = useIntentKey()
  const { problem, attempts, isBusy, errorOf, form } = useForm({
    check: ({ code = '' }) => (readGiftCardCode(code) ? {} : { code: words.wrong }),
    async send({ code = '' }) {
      const { message } = await call(redeemGiftCard, { body: { code } }, { idempotencyKey: keyOf(code) })
      useFlash.getState().show({ text: message, flashMessageType: 'success' })
      await client.resetQueries({ queryKey: walletKey })
      await navigate('/account/wallet', { replace: true })
    },
  })
  return (
    <AccountPage title={words.title}>
      <p className="mt-2 mb-6 text-ink-2">{words.text}</p>
      <form {...form} className="grid gap-6">
        <FormProblems problem={problem} attempts={attempts} labels={{ code: words.code }} />
        <Field
          id="code"
          name="code"
          label={words.code}
          error={errorOf('code')}
          placeholder={words.hint}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
        />
        <Button type="submit" isWide isBusy={isBusy}>
          {isBusy ? words.sending : words.send}
        </Button>
      </form>
    </AccountPage>
  )
}
