import { isChecked } from '#contract/platform/checkbox.ts'
import { facebookLogin } from '#contract/customers/social-login.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { socialLoginService } from './service.ts'

export function socialLoginRoutes(app: App, mount: Mount, parts: Parameters<typeof socialLoginService>[0]) {
  const social = socialLoginService(parts)
  mount(app, facebookLogin, ({ body }, call) => {
    const { is_newsletter_subscribed, keep_session, ...input } = body
    const choices = { hasNewsletter: isChecked(is_newsletter_subscribed), isKept: isChecked(keep_session) }
    return social.login({ ...input, ...choices }, call)
  })
}
