import { callWith } from '#app/platform/api/client.ts'
import { browserCall } from '#app/platform/api/browser-call.ts'
import { completeInBrowser, completeOnServer } from '#app/customers/sign-in/complete-sign-in.ts'
import { submitLogin } from '#app/customers/sign-in/submit-login.ts'
import { LoginScreen } from '#app/customers/sign-in/login-screen.tsx'
import { pageContext } from '#app/platform/api/page-context.ts'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { pageCountry } from '#app/platform/country/page-country.ts'
import { hasNewLogin, hasLoginFlag } from '#app/platform/country/visitor.ts'
import { loginWords } from '#app/platform/texts/login-words.ts'
import { readFlags } from '#contract/content/flags.ts'
import { aliasPath } from '#domain/platform/routing/alias.ts'
import type { Route } from './+types/login'

/** The checkout uses the same screen, with its own bar. */
export const handle = (routeId: string): ScreenHandle => ({
  title: () => 'Ingresar',
  isForm: true,
  isCheckout: routeId.endsWith('/checkout'),
})

export const meta: Route.MetaFunction = ({ matches }) => {
  const { country, origin } = matches[0].loaderData
  return [
    { title: `${loginWords(country).login.bar} · ${matches[0].loaderData.brand.name}` },
    { name: 'robots', content: 'noindex' },
    // OP-013
    { tagName: 'link', rel: 'canonical', href: `${origin}/${aliasPath(country, 'login')}` },
  ]
}

/** On a first visit, before the browser has fetched its flags, the server decides. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const cookies = request.headers.get('cookie') ?? ''
  if (hasLoginFlag(cookies)) return { hasTwoSteps: hasNewLogin(cookies) }
  const decided = callWith(context.get(pageContext).send)(readFlags, { query: {} })
  return {
    hasTwoSteps: await decided.then(
      ({ new_login_front_flag }) => new_login_front_flag,
      () => false,
    ),
  }
}

export const clientLoader = () => ({ hasTwoSteps: hasNewLogin(document.cookie) })

/** The forms without scripts. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { country, send } = context.get(pageContext)
  const result = await submitLogin(callWith(send), country, await request.formData())
  return 'signedIn' in result ? completeOnServer(url, result.signedIn, result) : result
}

/** The same forms with scripts. */
export async function clientAction({ request, url }: Route.ClientActionArgs) {
  const country = pageCountry()
  const result = await submitLogin(browserCall(country), country, await request.formData())
  return 'signedIn' in result ? completeInBrowser(url, result.signedIn, result) : result
}

export default function LoginRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginScreen hasTwoSteps={loaderData.hasTwoSteps} submitted={actionData} />
}
