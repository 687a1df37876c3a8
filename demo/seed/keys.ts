import type { Handle } from '#db/connection/handle.ts'
import { newsletterKey } from '#db/schema/newsletter.ts'
import { autologinLink } from '#db/schema/sessions.ts'
import { npsAnswer, npsInvitation } from '#db/schema/survey.ts'
import type { Moments } from '../moments.ts'
import { newToken, tokenHash } from '../people/tokens.ts'
import type { People } from '../people/write-people.ts'

/** Links as in a mail; the seed prints them, the database stores only their hashes. */
export type AutologinLinks = { valid: string; expired: string }

export async function writeKeys(db: Handle, people: People, moments: Moments): Promise<AutologinLinks> {
  const { daysAgo, inDays, inMinutes } = moments
  const { ana, gabi } = people
  await db.insert(newsletterKey).values([
    { key: 'NL-ANA-OK', country: 'ar', email: ana.email, signedAt: daysAgo(300), confirmedAt: daysAgo(300) },
    {
      key: 'NL-USADA',
      country: 'ar',
      email: 'usada@example.com',
      signedAt: daysAgo(300),
      confirmedAt: daysAgo(300),
      unsignedAt: daysAgo(30),
    },
    { key: 'NL-GABI-OK', country: 'cl', email: gabi.email, signedAt: daysAgo(200), confirmedAt: daysAgo(200) },
  ])
  await db.insert(npsInvitation).values([
    { key: 'NPS-0001', orderNr: 'R101', expiresAt: inDays(25) },
    { key: 'NPS-0002', orderNr: 'R104', expiresAt: inDays(15) },
  ])
  await db.insert(npsAnswer).values({
    country: 'ar',
    key: 'NPS-0002',
    score: 9,
    comment: 'Llegó antes de lo previsto y muy bien embalado.',
    createdAt: daysAgo(41),
  })
  const links = { valid: newToken(), expired: newToken() }
  await db.insert(autologinLink).values([
    { hash: tokenHash(links.valid), idCustomer: ana.idCustomer, expiresAt: inMinutes(15) },
    { hash: tokenHash(links.expired), idCustomer: ana.idCustomer, expiresAt: daysAgo(1) },
  ])
  return links
}
