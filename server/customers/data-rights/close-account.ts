import type { Handle } from '#db/connection/handle.ts'
import { closingOf } from '#domain/customers/data-rights/closing.ts'
import type { CustomerRow } from '#server/customers/account/repository.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import { readMatters } from './account-matters.ts'
import { dataRightsRepository } from './repository.ts'

type Closing = ReturnType<typeof closingOf>
type Owner = Pick<CustomerRow, 'idCustomer' | 'country' | 'email' | 'firstName'>

/** Closes an account: its person is erased, and a last mail says so. `agree` refuses by throwing, with nothing changed. */
export async function closeAccount(
  tx: Handle,
  owner: Owner,
  agree: (closing: Closing) => void,
  acting: Acting,
): Promise<void> {
  const { now } = acting
  const { country } = owner
  const data = dataRightsRepository(tx)
  await data.lock(owner.idCustomer)
  const closing = closingOf(await readMatters(tx, owner, now))
  agree(closing)
  await data.erase(owner, now)
  await writeAudit(tx, acting, 'close-account', `${owner.idCustomer}, gave up ${closing.givesUp}`, { country })
  await enqueueMail(tx, { template: 'account-closed', to: owner.email, country, data: { name: owner.firstName }, now })
}
