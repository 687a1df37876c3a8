import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AccountPage, AccountState } from '#app/customers/account-page/account-page.tsx'
import { usePasswordConfirmation } from '#app/customers/account-page/use-password-confirmation.tsx'
import { Loading, WithAccount } from '#app/customers/account-page/with-account.tsx'
import { Refused } from '#app/platform/api/failures.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { bankDataFaults, bankDataOf } from '#app/after-sale/bank-data/bank-data-choice.ts'
import { BankDataFields } from '#app/after-sale/bank-data/bank-data-fields.tsx'
import { bankDataKey, useBankData, type BankDataOptions } from '#app/after-sale/bank-data/use-bank-data.ts'
import { Choice } from '#app/platform/forms/choice.tsx'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { useForm } from '#app/platform/forms/use-form.ts'
import { useIntentKey } from '#app/platform/forms/use-intent-key.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { bankDataWords } from '#app/after-sale/bank-data/bank-data-words.ts'
import { creditWords } from './credit-words.ts'
import { processCredit, type Credit } from '#contract/after-sale/credits.ts'
import type { Customer } from '#contract/customers/account.ts'
import { rowId } from '#contract/platform/list-page.ts'
import { creditWays, type CreditWay } from '#domain/after-sale/credits/credits.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { creditsKey, useCredit } from './use-credits.ts'

type MoneyFormProps = { credit: Credit; bank: BankDataOptions; customer: Customer }

function MoneyForm({ credit, bank, customer }: MoneyFormProps) {
  const shop = useCountry()
  const { country } = shop
  const { money: words } = creditWords(country)
  const call = useCall()
  const client = useQueryClient()
  const navigate = useNavigate()
  const keyOf = useIntentKey()
  const { runInForm, dialog } = usePasswordConfirmation()
  const [way, setWay] = useState<CreditWay>('wallet')
  const { problem, attempts, isBusy, errorOf, form } = useForm({
    check: (values) => (way === 'bank' ? bankDataFaults(values, { country, banks: bank.banks }) : {}),
    async send(values) {
      const payload = JSON.stringify({
        id_sales_rule: credit.id_sales_rule,
        method: way,
        ...(way === 'bank' && { bank_data: bankDataOf(values) }),
      })
      const isDone = await runInForm(async () => {
        const { message } = await call(processCredit, { body: { payload } }, { idempotencyKey: keyOf(payload) })
        useFlash.getState().show({ text: message, flashMessageType: 'success' })
      })
      if (!isDone) return
      await Promise.all([creditsKey, ['wallet'], bankDataKey].map((queryKey) => client.resetQueries({ queryKey })))
      await navigate(`/account/credits/${credit.id_sales_rule}`, { replace: true })
    },
  })
  const owner = { name: `${customer.first_name} ${customer.last_name}`, email: customer.email }
  return (
    <>
      <p className="figures mt-4 text-28 font-bold">{formatPrice(credit.available_amount, shop)}</p>
      <p className="mb-6 text-14 text-ink-2">{words.text}</p>
      <form {...form} className="grid gap-6">
        <FormProblems problem={problem} attempts={attempts} labels={bankDataWords(country).labels} />
        <fieldset className="grid min-w-0 gap-3">
          <legend className="mb-3 text-18 font-bold">{words.where}</legend>
          {creditWays.toReversed().map((each) => (
            <Choice
              key={each}
              name="method"
              value={each}
              isChosen={way === each}
              onChoose={() => setWay(each)}
              label={words.ways[each].label}
              detail={words.ways[each].text || words.bankText(shop.promises.refundDays)}
            />
          ))}
        </fieldset>
        {way === 'bank' && <BankDataFields {...bank} errorOf={errorOf} owner={owner} />}
        <Button type="submit" isWide isBusy={isBusy}>
          {isBusy ? words.sending : words.send}
        </Button>
      </form>
      {dialog}
    </>
  )
}

/** Requests a credit's money, paid to the wallet or to a bank account (API-50). */
export function CreditMoneyScreen({ id }: { id: string }) {
  const words = creditWords(useCountry().country)
  const isEnabled = rowId.safeParse(id).success
  const credit = useCredit(id, { isEnabled })
  const bank = useBankData({ isEnabled })
  const isGone = !isEnabled || credit.error instanceof Refused
  const isClosed = credit.data && !(credit.data.is_usable && credit.data.exchangeable_for_money)
  if (isGone || isClosed) {
    return (
      <AccountState
        title={isGone ? words.gone : words.money.closed}
        text={isGone ? words.goneText : words.money.closedText}
        action={<ButtonLink to={isGone ? '/account/credits' : `/account/credits/${id}`}>{words.all}</ButtonLink>}
      />
    )
  }
  const refetch = () => Promise.all([credit.refetch(), bank.refetch()])
  return (
    <AccountPage title={words.money.title}>
      {credit.data && bank.data ? (
        <WithAccount>
          {(customer) => <MoneyForm credit={credit.data} bank={bank.data} customer={customer} />}
        </WithAccount>
      ) : (
        <Loading isError={credit.isError || bank.isError} refetch={refetch} shapes={['h-10 w-1/2', 'h-32', 'h-12']} />
      )}
    </AccountPage>
  )
}
