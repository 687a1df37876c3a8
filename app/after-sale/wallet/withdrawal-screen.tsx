import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { AccountPage, AccountState } from '#app/customers/account-page/account-page.tsx'
import { ContentDetails } from '#app/customers/account-page/content-details.tsx'
import { usePasswordConfirmation } from '#app/customers/account-page/use-password-confirmation.tsx'
import { Loading, WithAccount } from '#app/customers/account-page/with-account.tsx'
import { useCall } from '#app/platform/api/use-call.ts'
import { bankDataFaults, bankDataOf } from '#app/after-sale/bank-data/bank-data-choice.ts'
import { BankDataFields } from '#app/after-sale/bank-data/bank-data-fields.tsx'
import { bankDataKey, useBankData, type BankDataOptions } from '#app/after-sale/bank-data/use-bank-data.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { CheckboxField } from '#app/platform/forms/checkbox-field.tsx'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { useForm } from '#app/platform/forms/use-form.ts'
import { useIntentKey } from '#app/platform/forms/use-intent-key.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Field } from '#app/platform/ui/field.tsx'
import { bankDataWords } from '#app/after-sale/bank-data/bank-data-words.ts'
import { walletWords } from './wallet-words.ts'
import type { Customer } from '#contract/customers/account.ts'
import { requestWithdrawal } from '#contract/after-sale/wallet.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { parseAmount } from '#domain/platform/text/parse-amount.ts'
import { useWallet, walletKey } from './use-wallet.ts'

type Wallet = NonNullable<ReturnType<typeof useWallet>['data']>
type WithdrawalFormProps = Wallet & { walletId: number; bank: BankDataOptions; customer: Customer }

function WithdrawalForm({ config, wallet, walletId, bank, customer }: WithdrawalFormProps) {
  const shop = useCountry()
  const { country } = shop
  const { withdraw: words } = walletWords(country)
  const call = useCall()
  const client = useQueryClient()
  const navigate = useNavigate()
  const keyOf = useIntentKey()
  const { runInForm, dialog } = usePasswordConfirmation()
  const price = (amount: number) => formatPrice(amount, shop)
  const { problem, attempts, isBusy, errorOf, form } = useForm({
    check(values) {
      const amount = parseAmount(values.amount ?? '')
      const isRight = amount !== undefined && amount >= config.min_withdrawal && amount <= wallet.withdrawable
      return {
        ...(!isRight && { amount: words.amountFault(price(config.min_withdrawal), price(wallet.withdrawable)) }),
        ...bankDataFaults(values, { country, banks: bank.banks }),
        ...(values.terms !== '1' && { terms: words.termsNeeded }),
      }
    },
    async send(values) {
      const payload = JSON.stringify({
        wallet_id: walletId,
        amount: parseAmount(values.amount ?? '') ?? 0,
        bank_data: bankDataOf(values),
        accepts_terms: values.terms === '1',
      })
      let next = '/account/wallet'
      const isDone = await runInForm(async () => {
        const reply = await call(requestWithdrawal, { body: { payload } }, { idempotencyKey: keyOf(payload) })
        next = `/account/wallet/${reply.movement_id}`
        useFlash.getState().show({ text: reply.message, flashMessageType: 'success' })
      })
      if (!isDone) return
      await Promise.all([walletKey, bankDataKey].map((queryKey) => client.resetQueries({ queryKey })))
      await navigate(next, { replace: true })
    },
  })
  const owner = { name: `${customer.first_name} ${customer.last_name}`, email: customer.email }
  const labels = { amount: words.amount, ...bankDataWords(country).labels, terms: words.terms }
  return (
    <>
      <form {...form} className="mt-4 grid gap-6">
        <FormProblems problem={problem} attempts={attempts} labels={labels} />
        <Field
          id="amount"
          name="amount"
          label={words.amount}
          help={words.amountHelp(price(config.min_withdrawal), price(wallet.withdrawable))}
          error={errorOf('amount')}
          inputMode={shop.currencyExponent === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
        />
        <BankDataFields {...bank} errorOf={errorOf} owner={owner} />
        <div>
          <CheckboxField id="terms" name="terms" label={words.terms} error={errorOf('terms')} />
          <ContentDetails contentKey={config.terms_key} title={words.readTerms} />
        </div>
        <Button type="submit" isWide isBusy={isBusy}>
          {isBusy ? words.sending : words.send}
        </Button>
      </form>
      {dialog}
    </>
  )
}

/** Withdraws money from the wallet to a bank account (API-56). */
export function WithdrawalScreen() {
  const words = walletWords(useCountry().country)
  const wallet = useWallet()
  const bank = useBankData()
  const own = wallet.data?.wallet
  const refetch = () => Promise.all([wallet.refetch(), bank.refetch()])
  if (wallet.data && (own!.wallet_id === null || own!.withdrawable < wallet.data.config.min_withdrawal)) {
    return (
      <AccountState
        title={words.withdraw.nothing}
        text={words.withdraw.nothingText}
        action={<ButtonLink to="/account/wallet">{words.all}</ButtonLink>}
      />
    )
  }
  return (
    <AccountPage title={words.withdraw.title}>
      {wallet.data && bank.data ? (
        <WithAccount>
          {(customer) => (
            <WithdrawalForm {...wallet.data} walletId={own!.wallet_id!} bank={bank.data} customer={customer} />
          )}
        </WithAccount>
      ) : (
        <Loading isError={wallet.isError || bank.isError} refetch={refetch} shapes={['h-12', 'h-40', 'h-12']} />
      )}
    </AccountPage>
  )
}
