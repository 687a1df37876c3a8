import { useRef } from 'react'

/** One intent, one key: what is sent again unchanged is the same intent (C8). */
export function useIntentKey() {
  const last = useRef({ sent: '', key: '' })
  return (values: unknown) => {
    const sent = JSON.stringify(values)
    if (last.current.sent !== sent) last.current = { sent, key: crypto.randomUUID() }
    return last.current.key
  }
}
