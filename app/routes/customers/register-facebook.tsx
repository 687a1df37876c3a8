import { RegisterFacebookScreen } from '#app/customers/sign-in/register-facebook-screen.tsx'
import { RegisterScreen } from '#app/customers/sign-in/register-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import type { Route } from './+types/register-facebook'

export { action, loader, meta } from './register.tsx'

export const handle: ScreenHandle = { title: () => 'Crear cuenta', isForm: true }

export default function RegisterFacebookRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RegisterFacebookScreen>
      <RegisterScreen passwordPolicy={loaderData.passwordPolicy} submitted={actionData} />
    </RegisterFacebookScreen>
  )
}
