import type { Handle } from '#db/connection/handle.ts'
import { passwordReset } from '#db/schema/sessions.ts'
import { recoveryLifeMs } from '#domain/customers/account/session-rules.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'
import { newSecret } from '#server/platform/sessions/logins.ts'
import { customersRepository, type CustomerRow } from './repository.ts'

/** Mails a customer the link to set a new password (S4). */
export async function sendRecovery(
  tx: Handle,
  { idCustomer, email, country, firstName }: Pick<CustomerRow, 'idCustomer' | 'email' | 'country' | 'firstName'>,
  now: Date,
): Promise<void> {
  const key = newSecret()
  const expiresAt = new Date(now.getTime() + recoveryLifeMs)
  await customersRepository(tx).addKey(passwordReset, { hash: digestOf(key), idCustomer, expiresAt })
  await enqueueMail(tx, { template: 'password-recovery', to: email, country, data: { name: firstName, key }, now })
}
