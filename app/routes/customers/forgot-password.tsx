import { callWith, type Call } from '#app/platform/api/client.ts'
import { Refused } from '#app/platform/api/failures.ts'
import { formValues, problemFromErrors, problemOf, type FormValues } from '#app/platform/forms/use-form.ts'
import { checkEmail } from '#app/customers/sign-in/check-login.ts'
import { ForgotScreen, type SubmittedForgot } from '#app/customers/sign-in/forgot-screen.tsx'
import { ResetScreen, type SubmittedReset } from '#app/customers/sign-in/reset-screen.tsx'
import { pageContext } from '#app/platform/api/page-context.ts'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { loginWords } from '#app/platform/texts/login-words.ts'
import { readConfig } from '#contract/platform/config.ts'
import { forgotPassword, resetPassword } from '#contract/customers/account.ts'
import { brand } from '#domain/platform/country/country.ts'
import type { Route } from './+types/forgot-password'

/** The same screen stands on the way to an order, under its bar. */
export const handle = (routeId: string): ScreenHandle => ({
  title: () => 'Recuperar contraseña',
  isForm: true,
  isCheckout: routeId.endsWith('/checkout'),
})

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${loginWords(matches[0].loaderData.country).forgot.bar} · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

/** The key of the mail's link comes with the page: a script takes it out of the address first (app/shell/deferred/address-secrets.ts). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const key = url.searchParams.get('key')
  if (!key) return { reset: undefined }
  const { country, send } = context.get(pageContext)
  const config = await callWith(send)(readConfig, { params: { country } })
  return { reset: { key, passwordPolicy: config.password_policy } }
}

async function resetByForm(
  call: Call,
  { key = '', password = '', password2 = '' }: FormValues,
): Promise<SubmittedReset> {
  try {
    return { done: (await call(resetPassword, { body: { key, password, password2 } })).message }
  } catch (error) {
    return { problem: problemOf(error), isOver: error instanceof Refused && error.code === 'link_expired' }
  }
}

async function forgotByForm(call: Call, { email = '' }: FormValues): Promise<SubmittedForgot> {
  const fault = checkEmail(email)
  const problem = problemFromErrors(fault ? { email: fault } : {})
  if (problem) return { problem, email }
  try {
    return { sent: (await call(forgotPassword, { body: { email } })).message }
  } catch (error) {
    return { problem: problemOf(error), email }
  }
}

/** Either form where no script handles it. */
export async function action({ context, request }: Route.ActionArgs) {
  const call = callWith(context.get(pageContext).send)
  const values = formValues(await request.formData())
  return values.key === undefined
    ? { forgot: await forgotByForm(call, values) }
    : { reset: await resetByForm(call, values) }
}

export default function ForgotPasswordRoute({ loaderData: { reset }, actionData }: Route.ComponentProps) {
  if (!reset) return <ForgotScreen submitted={actionData?.forgot} />
  return <ResetScreen resetKey={reset.key} passwordPolicy={reset.passwordPolicy} submitted={actionData?.reset} />
}
