import {
  addPasskey,
  passkeyOptions,
  passkeyLoginOptions,
  deletePasskey,
  passkeyLogin,
  readPasskeys,
  renamePasskey,
} from '#contract/customers/passkeys.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { passkeysService } from './service.ts'

export function passkeysRoutes(app: App, mount: Mount, parts: Parameters<typeof passkeysService>[0]) {
  const passkeys = passkeysService(parts)
  const error = false as const

  mount(app, readPasskeys, async (_input, call) => ({ error, message: '', passkeys: await passkeys.list(call) }))
  mount(app, passkeyOptions, async (_input, call) => ({
    error,
    options: { ...(await passkeys.requestRegistration(call)) },
  }))
  mount(app, addPasskey, async ({ body }, call) => {
    await passkeys.add(body.response, call)
    return { error, message: 'Llave de acceso agregada.', passkeys: await passkeys.list(call) }
  })
  mount(app, renamePasskey, async ({ body }, call) => {
    await passkeys.rename(body.id, body.name, call)
    return { error, message: 'Nombre guardado.', passkeys: await passkeys.list(call) }
  })
  mount(app, deletePasskey, async ({ body }, call) => {
    await passkeys.delete(body.id, call)
    return { error, message: 'Llave de acceso eliminada.', passkeys: await passkeys.list(call) }
  })
  mount(app, passkeyLoginOptions, async (_input, call) => ({
    error,
    options: { ...(await passkeys.requestLogin(call)) },
  }))
  mount(app, passkeyLogin, ({ body }, call) => passkeys.login(body.response, body.keep_session, call))
}
