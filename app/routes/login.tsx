import { callWith } from '#app/api/client.ts'
import { loginByForm } from '#app/login/login-by-form.ts'
import { LoginScreen } from '#app/login/login-screen.tsx'
import { pageContext } from '#app/page-context.ts'
import type { ScreenHandle } from '#app/shell/screen.ts'
import { hasNewLogin } from '#app/store/visitor.ts'
import { loginWords } from '#app/words/login-words.ts'
import { aliasPath } from '#domain/routing/alias.ts'
import { afterSignIn } from '#domain/routing/return-path.ts'
import { brand } from '#domain/store/country.ts'
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

export const loader = ({ request }: Route.LoaderArgs) => ({
  hasTwoSteps: hasNewLogin(request.headers.get('cookie') ?? ''),
})

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
