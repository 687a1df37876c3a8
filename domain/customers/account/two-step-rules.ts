/** OP-075: a code of six digits by e-mail. */
export const codeLifeMs = 10 * 60 * 1000
export const maxCodeAttempts = 5
export const resendAfterMs = 60 * 1000
/**
 * Codes per account: each allows five attempts, and an attacker with the password could request one after another
 * (S27).
 */
export const codesPerHour = 10
/** How long a device that passed two-step is not asked again. */
export const deviceLifeMs = 90 * 24 * 60 * 60 * 1000

/** AUTH-05. */
export const asksForCode = (login: { isOn: boolean; hasTwoStep: boolean; isDeviceActive: boolean }) =>
  login.isOn && login.hasTwoStep && !login.isDeviceActive
