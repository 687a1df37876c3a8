import type { Handle } from '#db/connection/handle.ts'
import { customerMembership, membership } from '#db/schema/memberships.ts'
import type { MembershipStatus } from '#domain/customers/account/lists.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import type { Moments } from '../moments.ts'
import { skuOf } from '../catalogue/sku.ts'
import type { DemoCustomer } from './write-people.ts'

const clubs = [
  { membershipName: 'Club Envíos', cmsKey: 'club-envios', benefit: { freeShipping: true }, role: 'MB0001' },
  { membershipName: 'Club Calzado', cmsKey: null, role: null, benefit: { percent: 10, category: 'calzado' } },
  { membershipName: 'Club Estilo', cmsKey: null, role: null, benefit: { earlyAccessHours: 24 } },
  { membershipName: 'Club Deporte', cmsKey: null, role: null, benefit: { percent: 10, category: 'running' } },
  { membershipName: 'Club Familia', cmsKey: null, role: null, benefit: { percent: 15, category: 'ninos' } },
] as const

type Validity = [club: string, status: MembershipStatus, startsAt: Date, endsAt: Date]

/** The membership programmes of every store; ana has five of them, one of each status (and two active ones). */
export async function writeMemberships(db: Handle, ana: DemoCustomer, { daysAgo, inDays }: Moments): Promise<void> {
  const rows = await db
    .insert(membership)
    .values(
      openCountries.flatMap((country) =>
        clubs.map(({ role, ...club }) => ({ country, ...club, sku: role && skuOf(country, role) })),
      ),
    )
    .returning()
  const idOf = (country: OpenCountry, name: string) =>
    rows.find((row) => row.country === country && row.membershipName === name)!.id
  const { country, idCustomer } = ana
  const ofAna: Validity[] = [
    ['Club Envíos', 'active', daysAgo(20), inDays(345)],
    ['Club Calzado', 'active', daysAgo(90), inDays(275)],
    ['Club Estilo', 'expired', daysAgo(420), daysAgo(55)],
    ['Club Deporte', 'cancelled', daysAgo(200), inDays(165)],
    ['Club Familia', 'pending', inDays(3), inDays(368)],
  ]
  await db.insert(customerMembership).values(
    ofAna.map(([club, status, startsAt, endsAt]) => {
      return { country, idCustomer, membershipId: idOf(country, club), status, startsAt, endsAt }
    }),
  )
}
