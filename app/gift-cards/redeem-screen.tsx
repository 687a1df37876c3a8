import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { AccountPage } from '#app/account/account-page.tsx'
import { useCall } from '#app/api/use-call.ts'
import { useFlash } from '#app/device/flash-store.ts'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { useIntentKey } from '#app/forms/use-intent-key.ts'
import { useStore } from '#app/store/use-store.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { walletKey } from '#app/wallet/use-wallet.ts'
import { giftCardWords } from '#app/words/gift-card-words.ts'
import { redeemGiftCard } from '#contract/gift-cards.ts'
import { readGiftCardCode } from '#domain/gift-cards/gift-card-code.ts'

/** The code of a gift card into the wallet. */
export function RedeemScreen() {
  const { redeem: words } = giftCardWords(useStore().country)
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
