import { callWith } from '#app/platform/api/client.ts'
import { formValues, problemFromErrors, problemOf } from '#app/platform/forms/use-form.ts'
import { arriveByForm } from '#app/customers/sign-in/login-by-form.ts'
import { checkRegistration, registrationOf } from '#app/customers/sign-in/registration.ts'
import { RegisterScreen } from '#app/customers/sign-in/register-screen.tsx'
import { pageContext } from '#app/platform/api/page-context.ts'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { loginWords } from '#app/platform/texts/login-words.ts'
import { readConfig } from '#contract/platform/config.ts'
import { register } from '#contract/customers/account.ts'
import { afterSignIn } from '#domain/platform/routing/return-path.ts'
import { brand } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { Route } from './+types/register'

/** The same screen stands on the way to an order, under its bar. */
export const handle = (routeId: string): ScreenHandle => ({
  title: () => 'Crear cuenta',
  isForm: true,
  isCheckout: routeId.endsWith('/checkout'),
})

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${loginWords(matches[0].loaderData.country).register.bar} · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context }: Route.LoaderArgs) {
  const { country, send } = context.get(pageContext)
  const config = await callWith(send)(readConfig, { params: { country } })
  return { passwordPolicy: config.password_policy }
}

/** The form where no script handles it. Passwords are not given back. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { country, send } = context.get(pageContext)
  const call = callWith(send)
  const { password = '', password2 = '', ...values } = formValues(await request.formData())
  const config = await call(readConfig, { params: { country } })
  const around = { country, timeZone: countryProfiles[country].timeZone, passwordPolicy: config.password_policy }
  const given = { ...values, password, password2 }
  const problem = problemFromErrors(checkRegistration(given, around))
  if (problem) return { problem, values }
  const isCheckout = url.pathname.startsWith('/checkout/')
  const next = afterSignIn(url.searchParams.get('next'), isCheckout ? '/checkout' : undefined)
  try {
    await arriveByForm(next, () => call(register, { body: registrationOf(given) }))
    return undefined
  } catch (error) {
    if (error instanceof Response) throw error
    return { problem: problemOf(error), values }
  }
}

export default function RegisterRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RegisterScreen passwordPolicy={loaderData.passwordPolicy} submitted={actionData} />
}
