import { useQueryClient } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { usePasswordConfirmation } from '#app/customers/account-page/use-password-confirmation.tsx'
import { Loading } from '#app/customers/account-page/with-account.tsx'
import { isRefusedBy, Refused, sentenceOf } from '#app/platform/api/failures.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { bankDataFaults, bankDataOf } from '#app/after-sale/bank-data/bank-data-choice.ts'
import { BankDataFields } from '#app/after-sale/bank-data/bank-data-fields.tsx'
import { bankDataKey, useBankData } from '#app/after-sale/bank-data/use-bank-data.ts'
import { useAccount } from '#app/customers/session/use-account.ts'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { useForm } from '#app/platform/forms/use-form.ts'
import { ordersKey } from '#app/buy/orders/use-orders.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { bankDataWords } from '#app/after-sale/bank-data/bank-data-words.ts'
import { exchangeWords } from '#app/platform/texts/exchange-words.ts'
import { createExchange, type ExchangePlan } from '#contract/after-sale/exchanges.ts'
import { payloadOf, useExchangeDraft } from './exchange-draft.ts'
import { PlanOutcome, PlanItems, PlanReturnMethod } from './plan-parts.tsx'
import type { ExchangeStep } from './exchange-step.ts'
import { exchangesKey, usePlan } from './use-exchanges.ts'

type OpenStep = (step: ExchangeStep) => void

function Part({ title, onChange, children }: { title: string; onChange?: () => void; children: ReactNode }) {
  const words = exchangeWords(useCountry().country).request
  return (
    <section aria-label={title} className="border-t border-line py-5">
      <div className="flex items-start justify-between gap-4">
        <h3 className="font-text text-16 font-semibold">{title}</h3>
        {onChange && (
          <Button
            look="tertiary"
            aria-label={words.changeOf(title)}
            onClick={onChange}
            className="-my-3 shrink-0 text-14! font-medium!"
          >
            {words.change}
          </Button>
        )}
      </div>
      <div className="mt-3">{children}</div>
    </section>
  )
}

function Confirmation({ plan, onChange }: { plan: ExchangePlan; onChange: OpenStep }) {
  const { country } = useCountry()
  const all = exchangeWords(country)
  const words = all.request
  const call = useCall()
  const client = useQueryClient()
  const navigate = useNavigate()
  const draft = useExchangeDraft()
  const needsBank = plan.gives.bank > 0
  const bank = useBankData({ isEnabled: needsBank })
  const account = useAccount()
  const { runInForm, dialog } = usePasswordConfirmation()
  // The key stays until the call is answered, so that a retry cannot create a second request.
  const intent = useRef({ key: '', payload: '' })
  const banks = bank.data?.banks ?? []
  const { problem, attempts, isBusy, errorOf, form } = useForm({
    check: (values) => (needsBank ? bankDataFaults(values, { country, banks }) : {}),
    async send(values) {
      const payload = JSON.stringify({ ...payloadOf(draft), ...(needsBank && { bank: bankDataOf(values) }) })
      if (intent.current.payload !== payload) intent.current = { key: crypto.randomUUID(), payload }
      try {
        let batchnumber = ''
        const isSent = await runInForm(async () => {
          const { key: idempotencyKey } = intent.current
          batchnumber = (await call(createExchange, { body: { payload } }, { idempotencyKey })).batchnumber
        })
        if (!isSent) return
        await navigate(`/account/exchange/finish/${batchnumber}/?sent=1`, { replace: true })
        draft.reset()
      } catch (error) {
        intent.current = { key: '', payload: '' }
        if (isRefusedBy(error, createExchange) && error.code === 'exchange_no_sizes') onChange('ways')
        throw error
      } finally {
        for (const queryKey of [exchangesKey, ordersKey, bankDataKey]) void client.invalidateQueries({ queryKey })
      }
    },
  })
  const ways = new Set(plan.items.map(({ way }) => way === 'exchange'))
  const confirm = ways.size > 1 ? words.confirmBoth : ways.has(true) ? words.confirmExchange : words.confirmReturn
  const owner = account.data && {
    name: `${account.data.first_name} ${account.data.last_name}`,
    email: account.data.email,
  }
  return (
    <>
      <form {...form} className="grid">
        <FormProblems {...{ problem, attempts }} labels={bankDataWords(country).labels} />
        <Part title={words.products} onChange={() => onChange('ways')}>
          <PlanItems plan={plan} />
        </Part>
        <Part title={all.plan.gives}>
          <PlanOutcome plan={plan} />
        </Part>
        <Part title={all.plan.wayBack} onChange={() => onChange('collection')}>
          <PlanReturnMethod plan={plan} />
        </Part>
        {needsBank && (
          <div className="border-t border-line py-5">
            {bank.data ? (
              <BankDataFields {...{ errorOf, owner }} banks={banks} remembered={bank.data.remembered} />
            ) : (
              <Loading isError={bank.isError} refetch={bank.refetch} shapes={['h-18', 'h-18']} />
            )}
          </div>
        )}
        <Button type="submit" isWide isBusy={isBusy || (needsBank && !bank.data)}>
          {confirm}
        </Button>
      </form>
      {dialog}
    </>
  )
}

/**
 * The whole request with amounts and dates before it is sent (U73), and the bank account when money is refunded
 * (EXC-13).
 */
export function ReviewStep({ onChange }: { onChange: OpenStep }) {
  const words = exchangeWords(useCountry().country).request
  const draft = useExchangeDraft()
  const { data: plan, error, refetch } = usePlan(JSON.stringify(payloadOf(draft)))
  if (error instanceof Refused) {
    return (
      <div role="alert">
        <p className="font-semibold">{sentenceOf(error)}</p>
        <Button onClick={() => onChange('items')} className="mt-5">
          {words.change}
        </Button>
      </div>
    )
  }
  if (!plan) return <Loading isError={error !== null} refetch={refetch} shapes={['h-28', 'h-18', 'h-28']} />
  return <Confirmation plan={plan} onChange={onChange} />
}
