import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'

/** What must not be stored in clear text except where it is meant to be. */
export type Secrets = {
  passwords: ReadonlySet<string>
  /** As people typed them, and as they are stored. */
  documents: ReadonlySet<string>
  emails: ReadonlySet<string>
  /** Hashes of tokens, renewal keys, links and challenges: all the shop itself stores of them. */
  hashes: ReadonlySet<string>
}

const emailLike = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
/** 256 bits in base64url, the form of every token and key of the shop. */
const tokenLike = /(?<![\w-])[\w-]{43}(?![\w-])/g

const hasWord = (text: string, word: string) => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/\w/.test(text[at - 1] ?? ' ') && !/\w/.test(text[at + word.length] ?? ' ')) return true
  }
  return false
}

export type Kind = 'password' | 'document' | 'e-mail' | 'token'

/** The kinds of secrets a text contains in clear. */
export function secretsIn(text: string, { passwords, documents, emails, hashes }: Secrets): Kind[] {
  const found: Kind[] = []
  if ([...passwords].some((password) => text.includes(password))) found.push('password')
  if ([...documents].some((document) => hasWord(text, document))) found.push('document')
  // Checked first: on a megabyte without any (a compressed feed) the expression would try every start position.
  const addresses = text.includes('@') ? (text.match(emailLike) ?? []) : []
  if (addresses.some((email) => emails.has(email.toLowerCase()))) found.push('e-mail')
  if ((text.match(tokenLike) ?? []).some((run) => hashes.has(digestOf(run)))) found.push('token')
  return found
}

/** Where personal data is expected. Columns not listed hold none of it. */
const meantFor: Record<string, readonly Kind[]> = {
  'customer.email': ['e-mail'],
  'customer.identification': ['document'],
  'gift_card.recipient_email': ['e-mail'],
  'newsletter_key.email': ['e-mail'],
  'outbox_mail.recipient': ['e-mail'],
  'question.email': ['e-mail'],
  'regret_request.email': ['e-mail'],
  'sales_order.guest_email': ['e-mail'],
  'sales_order.guest_document': ['document'],
  'stock_alert.email': ['e-mail'],
}

/** The people, tokens and keys in the database, plus what was typed. */
export async function secretsOf(
  db: Handle,
  typed: Pick<Secrets, 'passwords' | 'documents' | 'emails'>,
): Promise<Secrets> {
  const column = async (text: ReturnType<typeof sql>) =>
    (await db.execute<{ value: string }>(text)).rows.map(({ value }) => value)
  return {
    passwords: typed.passwords,
    documents: new Set([...typed.documents, ...(await column(sql`select identification as value from customer`))]),
    emails: new Set([...typed.emails, ...(await column(sql`select email as value from customer`))]),
    hashes: new Set(
      await column(sql`select token_hash as value from customer_session union all select hash from remember_token
        union all select hash from password_reset union all select hash from autologin_link
        union all select login_token_hash from two_step_code where login_token_hash is not null
        union all select browser_hash from customer_login where browser_hash is not null
        union all select hash from passkey_challenge`),
    ),
  }
}

/** Every column with clear text it is not meant for: `table.column: kind`, each once. */
export async function leaksInDatabase(db: Handle, secrets: Secrets): Promise<string[]> {
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const leaks = new Set<string>()
  for (const { schema, name } of tables) {
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(t) as row from ${sql.identifier(schema)}.${sql.identifier(name)} t`,
    )
    for (const { row } of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (value === null || typeof value === 'number' || typeof value === 'boolean') continue
        const place = `${name}.${column}`
        const text = typeof value === 'string' ? value : JSON.stringify(value)
        const found = secretsIn(text, secrets).filter((kind) => !meantFor[place]?.includes(kind))
        for (const kind of found) leaks.add(`${place}: ${kind}`)
      }
    }
  }
  return [...leaks].toSorted()
}

/** One request of a browser: the parts that others can see. */
export type RecordedRequest = { url: string; referer: string | undefined; isNavigation: boolean }

const decoded = (url: string) => {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

/**
 * Addresses and Referers that carry a secret. A mail link necessarily has a key in its address: it is allowed where it
 * is opened, and nowhere after that.
 */
export function leaksInRequests(requests: readonly RecordedRequest[], secrets: Secrets): string[] {
  const leaks = new Set<string>()
  for (const { url, referer, isNavigation } of requests) {
    for (const kind of secretsIn(`${url} ${decoded(url)}`, secrets)) {
      if (!isNavigation) leaks.add(`${kind} in the address of a call: ${new URL(url).pathname}`)
    }
    if (referer) {
      for (const kind of secretsIn(`${referer} ${decoded(referer)}`, secrets)) {
        leaks.add(`${kind} in the Referer of ${new URL(url).pathname}`)
      }
    }
  }
  return [...leaks].toSorted()
}
