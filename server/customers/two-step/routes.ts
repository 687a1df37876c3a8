import { isChecked } from '#contract/platform/checkbox.ts'
import {
  deleteDevice,
  disableTwoStep,
  enableTwoStep,
  readDevices,
  readTwoStep,
  sendCode,
  validateCode,
} from '#contract/customers/two-step.ts'
import type { Handle } from '#db/connection/handle.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { AccountService } from '#server/customers/account/account-service.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { twoStepService } from './service.ts'

type Parts = { db: Handle; account: AccountService; isTwoStepOn: boolean }

const done = (message: string) => ({ error: false as const, message })

/** The message when a code has been sent. */
const codeSent = 'Te enviamos un código por e-mail.'

export function twoStepRoutes(app: App, mount: Mount, parts: Parts) {
  const twoStep = twoStepService(parts)

  mount(app, readTwoStep, async (_input, call) => ({ error: false as const, is_active: await twoStep.isActive(call) }))
  mount(app, readDevices, async (_input, call) => ({
    error: false as const,
    elliot: { success: true, message: '' },
    data: await twoStep.devices(call),
  }))
  mount(app, deleteDevice, async ({ body }, call) => {
    await twoStep.deleteDevice(Number(body.id), call)
    return { ...done('Dispositivo eliminado exitosamente.'), data: await twoStep.devices(call) }
  })
  mount(app, enableTwoStep, async (_input, call) => ({
    ...done(codeSent),
    ...(await twoStep.requestChange('enable', call)),
  }))
  mount(app, disableTwoStep, async (_input, call) => ({
    ...done(codeSent),
    ...(await twoStep.requestChange('disable', call)),
  }))
  mount(app, sendCode, async ({ body }, call) => ({ ...done(codeSent), ...(await twoStep.sendAgain(body, call)) }))
  mount(app, validateCode, async ({ body }, call) => {
    const { purpose, code, keep_session, login_token } = body
    if (purpose === 'login') {
      if (login_token === undefined) throw new RuleError('code_refused')
      const isKept = isChecked(keep_session)
      return twoStep.validateLogin({ code, login_token, isKept }, call)
    }
    const { customer } = call
    if (!customer) throw new RuleError('token_not_found')
    await twoStep.validateSetting({ code, purpose }, { ...call, customer })
    const message =
      purpose === 'enable' ? 'Verificación en dos pasos activada.' : 'Verificación en dos pasos desactivada.'
    return { ...done(message), customer: null, two_step: null }
  })
}
