/** What the shop cannot do its work without, or not all of it. */
export const dependencyNames = ['database', 'mail', 'mercadopago', 'webpay', 'storage'] as const
export type DependencyName = (typeof dependencyNames)[number]

/** `local`: nothing outside is needed, because this machine does it, as in a trial. */
export const dependencyStates = ['up', 'slow', 'down', 'local'] as const
export type DependencyState = (typeof dependencyStates)[number]

/** From here on an answer is late: visitors wait for it too. */
const slowAfterMs: Readonly<Record<DependencyName, number>> = {
  database: 100,
  mail: 2000,
  mercadopago: 2000,
  webpay: 2000,
  storage: 500,
}

export function dependencyState(name: DependencyName, ms: number, problem: string | null): DependencyState {
  if (problem !== null) return 'down'
  return ms > slowAfterMs[name] ? 'slow' : 'up'
}
