/** OP-075: a code of six digits by e-mail. */
export const codeLifeMs = 10 * 60 * 1000
export const mostCodeTries = 5
export const resendAfterMs = 60 * 1000
/** How long a device that gave a code is not asked again. */
export const deviceLifeMs = 90 * 24 * 60 * 60 * 1000

export type CodeState = { attempts: number; expiresAt: Date; usedAt: Date | null }

/** Whether a code may still be tried (INV-26). The try itself is counted before it is compared. */
export const isOpenCode = ({ attempts, expiresAt, usedAt }: CodeState, now: Date) =>
  usedAt === null && attempts < mostCodeTries && expiresAt > now

/** AUTH-05. */
export const asksForCode = (login: { isOn: boolean; hasTwoStep: boolean; isDeviceActive: boolean }) =>
  login.isOn && login.hasTwoStep && !login.isDeviceActive
