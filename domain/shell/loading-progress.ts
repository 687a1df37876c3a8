/** The bar of the loading placeholder moves once a second (APP-35). */
export const progressStepMs = 1000

/** A screen that has not loaded by then has failed (PWA-03). */
export const screenLoadTimeoutMs = 120_000

/** 5 % after the first second, then 0 to 10 % more each second, never past 100 %. `random` is in [0, 1). */
export function nextProgress(percent: number, random: number): number {
  return percent === 0 ? 5 : Math.min(100, percent + random * 10)
}
