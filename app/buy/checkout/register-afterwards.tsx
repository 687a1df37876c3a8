import { useQueryClient } from '@tanstack/react-query'
import { track } from '#app/platform/tracking/track.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { beginSession } from '#app/customers/session/sign-in.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { PasswordField } from '#app/platform/forms/password-field.tsx'
import { useForm } from '#app/platform/forms/use-form.ts'
import { ordersKey } from '#app/buy/orders/use-orders.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { orderWords } from '#app/buy/orders/order-words.ts'
import { register } from '#contract/customers/account.ts'
import type { Order } from '#contract/buy/orders.ts'
import { fieldSentences } from '#domain/customers/account/account-fields.ts'

/** Registers a guest with only a password: the other data is taken from the order (U70). */
export function RegisterAfterwards({ order }: { order: Order }) {
  const { country } = useCountry()
  const words = orderWords(country).success.register
  const call = useCall()
  const client = useQueryClient()
  const { problem, attempts, isBusy, errorOf, form } = useForm({
    check: ({ password = '' }) => (password === '' ? { password: fieldSentences.required } : {}),
    send: async ({ password = '' }) => {
      const { first_name, last_name } = order.shipping_address
      const [identification_type = '', identification = ''] = order.document.split(' ')
      const body = {
        email: order.email,
        password,
        password2: password,
        first_name,
        last_name,
        identification_type,
        identification,
      }
      const { customer } = await call(register, { body })
      if (customer) {
        await beginSession(country, client, customer)
        track('sign_up', { method: 'email' })
      }
      useFlash.getState().show({ text: words.done, flashMessageType: 'success' })
      await client.invalidateQueries({ queryKey: ordersKey })
    },
  })
  return (
    <form {...form} aria-label={words.title} className="mb-8 grid gap-4 border border-line bg-surface p-5 print:hidden">
      <div>
        <h2 className="text-18 font-bold">{words.title}</h2>
        <p className="mt-1 text-14 text-ink-2">{words.text}</p>
      </div>
      <FormProblems {...{ problem, attempts }} labels={{ password: words.password }} />
      {/* Password managers store the password under this address. */}
      <input type="email" name="username" autoComplete="username" defaultValue={order.email} readOnly hidden />
      <PasswordField
        id="password"
        name="password"
        label={words.password}
        autoComplete="new-password"
        showLabel={words.show}
        error={errorOf('password')}
      />
      <Button type="submit" isBusy={isBusy} look="secondary">
        {words.button}
      </Button>
    </form>
  )
}
