/** The kind of visitor (ANA-11, OP-098): `logged_out` was a customer on this device. */
export type CustomerType = 'existing_customer' | 'new_customer' | 'unregistered' | 'logged_out'

type KnownVisitor = { loggedIn: boolean; buyerType?: string | undefined } | undefined

export function customerType(known: KnownVisitor): CustomerType {
  if (!known) return 'unregistered'
  if (!known.loggedIn) return 'logged_out'
  return known.buyerType === 'returning' ? 'existing_customer' : 'new_customer'
}

/** Whole years between two days, YYYY-MM-DD; undefined for an invalid day. */
export function ageOf(birthday: string | null, today: string): number | undefined {
  if (!birthday || !/^\d{4}-\d{2}-\d{2}$/.test(birthday)) return undefined
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return years - (birthday.slice(4) > today.slice(4) ? 1 : 0)
}

type Account = { id_customer: number; email: string; gender: string | null; birthday: string | null }
/** SHA-256 in lower-case hexadecimal digits. */
type Digest = (text: string) => Promise<string>

/** What analytics receives about a customer (ANA-12): id, gender, age, and hashes of id and e-mail. */
export async function customerFacts(account: Account, { today, digest }: { today: string; digest: Digest }) {
  const age = ageOf(account.birthday, today)
  const hashed = (value: string) => digest(value.trim().toLowerCase())
  return {
    customer_id: String(account.id_customer),
    ...(account.gender && { customer_gender: account.gender }),
    ...(age !== undefined && { customer_age: age }),
    hashed_id: await hashed(String(account.id_customer)),
    hashed_email: await hashed(account.email),
  }
}
