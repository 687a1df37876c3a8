import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCall } from '#app/platform/api/use-call.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { CheckboxField } from '#app/platform/forms/checkbox-field.tsx'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { PasswordField } from '#app/platform/forms/password-field.tsx'
import { customerDataSentence, formValues, useForm, type FormValues } from '#app/platform/forms/use-form.ts'
import { BirthdayField } from '#app/customers/sign-in/birthday-field.tsx'
import { NewPassword } from '#app/customers/sign-in/new-password.tsx'
import { DocumentFields, EmailField, NameFields, personLabels } from '#app/customers/sign-in/person-fields.tsx'
import { registrationOf } from '#app/customers/sign-in/registration.ts'
import { setCustomer } from '#app/platform/session/customer.ts'
import { storeToken } from '#app/platform/session/token.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { accountWords } from '#app/platform/texts/account-words.ts'
import { loginWords } from '#app/platform/texts/login-words.ts'
import { editCustomer, type Customer } from '#contract/customers/account.ts'
import { checkAccount, checkNewPassword, fieldSentences } from '#domain/customers/account/account-fields.ts'
import type { PasswordPolicy } from '#domain/customers/account/lists.ts'
import { dayIn } from '#domain/platform/dates.ts'
import { normaliseEmail } from '#domain/platform/text/email.ts'
import { AccountPage } from '#app/customers/account-page/account-page.tsx'
import { WithAccount } from '#app/customers/account-page/with-account.tsx'

const departments = ['mujer', 'hombre', 'ninos'] as const

/** The parts of a stored birthday for the three fields (ACC-05). */
function birthdayParts(birthday: string | null) {
  const [year = '', month = '', day = ''] = birthday?.split('-') ?? []
  return { year, month: month.replace(/^0/, ''), day: day.replace(/^0/, '') }
}

const initialValues = ({ first_name, last_name, email, identification, identification_type, ...rest }: Customer) => ({
  first_name,
  last_name,
  email,
  identification,
  identification_type,
  ...birthdayParts(rest.birthday),
  gender: rest.gender ?? '',
})

/** OP-071 */
const needsOldPassword = (customer: Customer, { email = '', password = '' }: FormValues) =>
  customer.has_password && (normaliseEmail(email) !== customer.email || password !== '')

function EditForm({ customer, passwordPolicy }: { customer: Customer; passwordPolicy: PasswordPolicy }) {
  const { country, timeZone } = useCountry()
  const { edit: words } = accountWords(country)
  const all = loginWords(country)
  const call = useCall()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const [needsPassword, setNeedsPassword] = useState(false)

  const { problem, attempts, isBusy, errorOf, form } = useForm({
    sentence: customerDataSentence,
    check: (values) => {
      const input = registrationOf(values)
      const checked = checkAccount(input, { country, today: dayIn(timeZone, new Date()) })
      const isMissing = needsOldPassword(customer, values) && !values.oldpassword
      return {
        ...('errors' in checked && checked.errors),
        ...(input.password !== '' && checkNewPassword(input.password, input.password2, passwordPolicy)),
        ...(isMissing && { oldpassword: fieldSentences.required }),
      }
    },
    send: async (values) => {
      const choice = Object.fromEntries(departments.map((name) => [name, values[`newsletter_${name}`] === '1']))
      const reply = await call(editCustomer, {
        body: {
          ...registrationOf(values),
          oldpassword: values.oldpassword ?? '',
          newsletter_subscriptions: JSON.stringify(choice),
        },
      })
      if (reply.token) storeToken(country, reply.token)
      setCustomer(client, reply.customer)
      await navigate('/account')
      useFlash.getState().show({ text: reply.message, flashMessageType: 'success' })
    },
  })

  const labels = {
    ...personLabels(country),
    password: words.newPassword,
    password2: all.register.repeat,
    oldpassword: words.oldPassword,
  }
  const values = initialValues(customer)
  const updateNeedsPassword = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setNeedsPassword(needsOldPassword(customer, formValues(new FormData(currentTarget))))

  return (
    <form {...form} onInput={updateNeedsPassword} aria-label={words.title} className="mt-6 grid max-w-md gap-5">
      <FormProblems {...{ problem, attempts, labels }} />
      <NameFields values={values} errorOf={errorOf} />
      <DocumentFields values={values} errorOf={errorOf} />
      <BirthdayField words={all} typed={values} error={errorOf('birthday')} />
      <EmailField values={values} errorOf={errorOf} help={words.emailHelp} />
      <details
        id="password-change"
        open={errorOf('password') || errorOf('password2') || hash === '#password-change' ? true : undefined}
        className="group border-y border-line"
      >
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 font-medium [&::-webkit-details-marker]:hidden">
          {customer.has_password ? words.changePassword : words.setPassword}
          <Plus aria-hidden="true" size={22} strokeWidth={1.5} className="shrink-0 group-open:rotate-45" />
        </summary>
        <div className="grid gap-5 pt-2 pb-5">
          <NewPassword words={all} label={words.newPassword} passwordPolicy={passwordPolicy} errorOf={errorOf} />
        </div>
      </details>
      {(needsPassword || errorOf('oldpassword')) && (
        <PasswordField
          id="oldpassword"
          name="oldpassword"
          label={words.oldPassword}
          help={words.oldPasswordHelp}
          autoComplete="current-password"
          showLabel={all.showPassword}
          error={errorOf('oldpassword')}
        />
      )}
      <fieldset id="newsletter" className="scroll-mt-20">
        <legend className="text-18 font-bold">{words.newsletter.title}</legend>
        <p className="mt-1 text-14 text-ink-2">{words.newsletter.text}</p>
        <CheckboxField
          name="is_newsletter_subscribed"
          label={words.newsletter.on}
          defaultChecked={customer.is_newsletter_subscribed}
        />
        <p className="text-14 font-semibold">{words.newsletter.about}</p>
        <div className="flex flex-wrap gap-x-6">
          {departments.map((department) => (
            <CheckboxField
              key={department}
              name={`newsletter_${department}`}
              label={words.newsletter[department]}
              defaultChecked={customer.newsletter_subscriptions[department]}
            />
          ))}
        </div>
      </fieldset>
      <Button type="submit" isWide isBusy={isBusy}>
        {isBusy ? words.saving : words.save}
      </Button>
    </form>
  )
}

export function EditAccountScreen({ passwordPolicy }: { passwordPolicy: PasswordPolicy }) {
  const words = accountWords(useCountry().country)
  return (
    <AccountPage title={words.edit.title}>
      <WithAccount>{(customer) => <EditForm {...{ customer, passwordPolicy }} />}</WithAccount>
    </AccountPage>
  )
}
