import { isChecked } from '#contract/platform/checkbox.ts'
import {
  autologin,
  confirmPassword,
  editCustomer,
  endLogin,
  forgotPassword,
  login,
  logout,
  newsletterChoice,
  readCustomer,
  readLogins,
  register,
  renewSession,
  resetPassword,
  type NewsletterChoice,
} from '#contract/customers/account.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { AccountService } from './account-service.ts'
import type { LoginService } from './login-service.ts'
import type { RegistrationService } from './registration-service.ts'

const done = (message: string) => ({ error: false as const, message })

function parsedChoice(text: string | undefined): NewsletterChoice | undefined {
  if (text === undefined || text === '') return undefined
  try {
    return newsletterChoice.parse(JSON.parse(text))
  } catch {
    throw new RuleError('invalid_input', { newsletter_subscriptions: 'Debe ser {mujer, hombre, ninos}.' })
  }
}

type Services = { logins: LoginService; registration: RegistrationService; account: AccountService }

export function customersRoutes(app: App, mount: Mount, { logins, registration, account }: Services) {
  mount(app, login, ({ body }, call) => logins.login({ ...body, isKept: isChecked(body.keep_session) }, call))
  mount(app, register, ({ body }, call) => {
    const { is_newsletter_subscribed, keep_session, ...fields } = body
    const choices = { hasNewsletter: isChecked(is_newsletter_subscribed), isKept: isChecked(keep_session) }
    return registration.register({ ...fields, ...choices }, call)
  })
  mount(app, autologin, ({ body }, call) => logins.byLink(body, call))
  mount(app, renewSession, (_input, call) => logins.renew(call))
  mount(app, logout, async (_input, call) => {
    await logins.logout(call.customer, call)
    return done('Sesión cerrada.')
  })
  mount(app, forgotPassword, async ({ body }, call) => {
    await account.forgot(body, call)
    return done('Te hemos enviado un email para recuperar tu contraseña.')
  })
  mount(app, resetPassword, async ({ body }, call) => {
    await account.reset(body, call)
    return done('Tu contraseña se cambió. Ya puedes ingresar con ella.')
  })
  mount(app, readCustomer, async (_input, call) => ({
    error: false as const,
    customer: await account.shown(call),
    ip: call.caller.ip,
  }))
  mount(app, editCustomer, ({ body }, call) => {
    const { is_newsletter_subscribed, newsletter_subscriptions, ...fields } = body
    const choice = parsedChoice(newsletter_subscriptions)
    return account.edit({ ...fields, newsletter: { isSubscribed: isChecked(is_newsletter_subscribed), choice } }, call)
  })
  mount(app, readLogins, async (_input, call) => ({
    error: false as const,
    sessions: await account.logins(call),
    ip: call.caller.ip,
  }))
  mount(app, endLogin, async ({ body }, call) => {
    await account.endLogin(body.id, call)
    return { ...done('Sesión cerrada.'), sessions: await account.logins(call), ip: call.caller.ip }
  })
  mount(app, confirmPassword, async ({ body }, call) => {
    await account.confirm(body.password, call)
    return done('')
  })
}
