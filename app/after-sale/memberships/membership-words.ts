import type { MembershipStatus } from '#domain/customers/account/lists.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { youIn } from '#domain/platform/text/voice.ts'

/** Texts of memberships. */
export function membershipWords(country: OpenCountry) {
  const you = youIn(country)
  return {
    title: 'Membresías',
    empty: {
      title: 'Todavía no hay membresías',
      text: you(
        'Cuando te sumes a un club de la tienda, acá vas a ver qué te da y hasta cuándo.',
        'Cuando te sumes a un club de la tienda, aquí verás qué te da y hasta cuándo.',
      ),
      action: 'Ver novedades',
    },
    /** The relevant date in each state. */
    dates: {
      pending: ({ from }) => `Empieza el ${from}`,
      active: ({ until }) => `Hasta el ${until}`,
      expired: ({ until }) => `Terminó el ${until}`,
      cancelled: ({ from }) => `Había empezado el ${from}`,
    } satisfies Record<MembershipStatus, (days: { from: string; until: string }) => string>,
    renew: 'Renovar',
    content: (name: string) => `Qué trae ${name}`,
  } as const
}
