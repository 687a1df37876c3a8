import { browserCall } from '#app/platform/api/browser-call.ts'
import { callWith, type Call } from '#app/platform/api/client.ts'
import { pageCountry } from '#app/platform/country/page-country.ts'
import { formValues } from '#app/platform/forms/use-form.ts'
import { ForgotScreen } from '#app/customers/sign-in/forgot-screen.tsx'
import { ResetScreen } from '#app/customers/sign-in/reset-screen.tsx'
import { submitForgot, submitReset } from '#app/customers/sign-in/submit-password.ts'
import { pageContext } from '#app/platform/api/page-context.ts'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { loginWords } from '#app/platform/texts/login-words.ts'
import { readConfig } from '#contract/platform/config.ts'
import type { Route } from './+types/forgot-password'

/** The checkout uses the same screen, with its own bar. */
export const handle = (routeId: string): ScreenHandle => ({
  title: () => 'Recuperar contraseña',
  isForm: true,
  isCheckout: routeId.endsWith('/checkout'),
})

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${loginWords(matches[0].loaderData.country).forgot.bar} · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

/** The page carries the key of the mail's link, because a script removes it from the address (app/shell/deferred/address-secrets.ts). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const key = url.searchParams.get('key')
  if (!key) return { reset: undefined }
  const { country, send } = context.get(pageContext)
  const config = await callWith(send)(readConfig, { params: { country } })
  return { reset: { key, passwordPolicy: config.password_policy } }
}

async function submitEither(call: Call, form: FormData) {
  const values = formValues(form)
  return values.key === undefined
    ? { form: 'forgot' as const, ...(await submitForgot(call, values)) }
    : { form: 'reset' as const, ...(await submitReset(call, values)) }
}

/** Either form without scripts. */
export const action = async ({ context, request }: Route.ActionArgs) =>
  submitEither(callWith(context.get(pageContext).send), await request.formData())

/** The same forms with scripts. */
export const clientAction = async ({ request }: Route.ClientActionArgs) =>
  submitEither(browserCall(pageCountry()), await request.formData())

export default function ForgotPasswordRoute({ loaderData: { reset }, actionData }: Route.ComponentProps) {
  if (!reset) return <ForgotScreen submitted={actionData?.form === 'forgot' ? actionData : undefined} />
  const submitted = actionData?.form === 'reset' ? actionData : undefined
  return <ResetScreen resetKey={reset.key} passwordPolicy={reset.passwordPolicy} submitted={submitted} />
}
