import { useRef } from 'react'

/** The idempotency key of a request: an unchanged repetition gets the same key (C8). */
export function useIntentKey() {
  const last = useRef({ sent: '', key: '' })
  return (values: unknown) => {
    const sent = JSON.stringify(values)
    if (last.current.sent !== sent) last.current = { sent, key: crypto.randomUUID() }
    return last.current.key
  }
}
