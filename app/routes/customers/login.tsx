import { callWith } from '#app/platform/api/client.ts'
import { loginByForm } from '#app/customers/sign-in/login-by-form.ts'
import { LoginScreen } from '#app/customers/sign-in/login-screen.tsx'
import { pageContext } from '#app/platform/api/page-context.ts'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { hasNewLogin, hasLoginFlag } from '#app/platform/country/visitor.ts'
import { loginWords } from '#app/platform/texts/login-words.ts'
import { readFlags } from '#contract/content/flags.ts'
import { aliasPath } from '#domain/platform/routing/alias.ts'
import { afterSignIn } from '#domain/platform/routing/return-path.ts'
import { brand } from '#domain/platform/country/country.ts'
import type { Route } from './+types/login'

/** The same screen stands on the way to an order, under its bar. */
export const handle = (routeId: string): ScreenHandle => ({
  title: () => 'Iniciar sesión',
  isForm: true,
  isCheckout: routeId.endsWith('/checkout'),
})

export const meta: Route.MetaFunction = ({ matches }) => {
  const { country, origin } = matches[0].loaderData
  return [
    { title: `${loginWords(country).login.bar} · ${brand.name}` },
    { name: 'robots', content: 'noindex' },
    // OP-013
    { tagName: 'link', rel: 'canonical', href: `${origin}/${aliasPath(country, 'login')}` },
  ]
}

/** Who comes before their browser has asked for flags is decided for by the server. */
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

/** The form where no script handles it. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const isCheckout = url.pathname.startsWith('/checkout/')
  const next = afterSignIn(url.searchParams.get('next'), isCheckout ? '/checkout' : undefined)
  return loginByForm(callWith(context.get(pageContext).send), await request.formData(), next)
}

export default function LoginRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginScreen hasTwoSteps={loaderData.hasTwoSteps} submitted={actionData} />
}
