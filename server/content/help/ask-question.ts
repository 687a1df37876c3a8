import { randomInt } from 'node:crypto'
import { and, eq, isNull } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer } from '#db/schema/customers.ts'
import { question } from '#db/schema/questions.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const newCode = () => `C-${Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')}`

type NewQuestion = { country: OpenCountry; email: string; orderNr: string; message: string; now: Date }

/** Puts a question on the list of the desk. Returns the number it is named by. */
export async function askQuestion(tx: Handle, { country, email, orderNr, message, now }: NewQuestion): Promise<string> {
  const isTheirs = and(eq(customer.country, country), eq(customer.email, email), isNull(customer.closedAt))
  const [owner] = await tx.select({ idCustomer: customer.idCustomer }).from(customer).where(isTheirs)
  const values = {
    country,
    email,
    idCustomer: owner?.idCustomer ?? null,
    orderNr: orderNr === '' ? null : orderNr.toUpperCase(),
    message,
    askedAt: now,
    touchedAt: now,
  }
  for (;;) {
    const code = newCode()
    const written = await tx
      .insert(question)
      .values({ ...values, code })
      .onConflictDoNothing({ target: question.code })
      .returning({ code: question.code })
    if (written.length > 0) return code
  }
}
