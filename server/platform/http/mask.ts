/** Begins where a word begins: tried from each letter of a long word it would take quadratic time. */
const emailLike = /(?<![^\s@"'<>=&?()])[^\s@"'<>=&?()]+@[^\s@"'<>&?]+\.[a-z]{2,}/gi
/** Tokens, hashes and keys: long runs without a space. */
const secretLike = /\b[\w-]{32,}\b/g

/** The database library reports the values of a failed statement, which may be personal data. */
const statementValues = /\nparams: [\s\S]*?(?=\n\s+at |$)/g

export function maskText(text: string): string {
  return text
    .replace(statementValues, '\nparams: [left out]')
    .replace(emailLike, '[email]')
    .replace(secretLike, '[secret]')
}

/** Everything that is logged passes through here: no e-mail address and nothing that looks like a token. */
export function mask(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskText(value)
  if (value === null || typeof value !== 'object' || depth > 5) return value
  if (value instanceof Error) {
    const { name, message, stack, code } = value as Error & { code?: unknown }
    const cause = value.cause === undefined ? {} : { cause: mask(value.cause, depth + 1) }
    return { type: name, code, message: maskText(message), stack: stack && maskText(stack), ...cause }
  }
  if (Array.isArray(value)) return value.map((item) => mask(item, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mask(item, depth + 1)]))
}

/** A line of the log. Its trace is as long as a secret, and is there to be found. */
export function maskEntry(entry: Record<string, unknown>): Record<string, unknown> {
  const masked = mask(entry) as Record<string, unknown>
  return 'trace_id' in entry ? { ...masked, trace_id: entry.trace_id } : masked
}
