import { callWith } from '#app/platform/api/client.ts'
import { browserCall } from '#app/platform/api/browser-call.ts'
import { completeInBrowser, completeOnServer } from '#app/customers/sign-in/complete-sign-in.ts'
import { submitRegistration, type SubmittedRegistration } from '#app/customers/sign-in/registration.ts'
import { RegisterScreen } from '#app/customers/sign-in/register-screen.tsx'
import { pageContext } from '#app/platform/api/page-context.ts'
import { pageCountry } from '#app/platform/country/page-country.ts'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { loginWords } from '#app/platform/texts/login-words.ts'
import { readConfig } from '#contract/platform/config.ts'
import type { Route } from './+types/register'

/** The checkout uses the same screen, with its own bar. */
export const handle = (routeId: string): ScreenHandle => ({
  title: () => 'Crear cuenta',
  isForm: true,
  isCheckout: routeId.endsWith('/checkout'),
})

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${loginWords(matches[0].loaderData.country).register.bar} · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context }: Route.LoaderArgs) {
  const { country, send } = context.get(pageContext)
  const config = await callWith(send)(readConfig, { params: { country } })
  return { passwordPolicy: config.password_policy }
}

/** A new account has no two-step login, so an answer without a session does not occur. */
const options = { isKept: false, isNew: true }

/** The form without scripts. */
export async function action({ context, request, url }: Route.ActionArgs): Promise<SubmittedRegistration | undefined> {
  const { country, send } = context.get(pageContext)
  const result = await submitRegistration(callWith(send), country, await request.formData())
  if (!('signedIn' in result)) return result
  throw completeOnServer(url, result.signedIn, options)
}

/** The same form with scripts. */
export async function clientAction({
  request,
  url,
}: Route.ClientActionArgs): Promise<SubmittedRegistration | undefined> {
  const country = pageCountry()
  const result = await submitRegistration(browserCall(country), country, await request.formData())
  if (!('signedIn' in result)) return result
  throw await completeInBrowser(url, result.signedIn, options)
}

export default function RegisterRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RegisterScreen passwordPolicy={loaderData.passwordPolicy} submitted={actionData} />
}
