import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { DeskReply } from '#contract/desk/desk-endpoint.ts'
import { readToday } from '#contract/desk/today.ts'
import { deskCall, deskEvents } from '#desk/platform/call.ts'

const key = ['today']
/** Where the shop cannot send them, the figures are read so often, and a stream is asked for again. */
const everyMs = 20_000

/** Resolves after a time, or at once when nobody waits any more. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

/** Today's figures, as the shop sends them while one looks at them. */
export function useToday() {
  const client = useQueryClient()
  const [isLive, setIsLive] = useState(false)
  const show = useEffectEvent((today: DeskReply<typeof readToday>) => {
    client.setQueryData(key, today)
    setIsLive(true)
  })
  useEffect(() => {
    let watching: AbortController | undefined
    async function watch(signal: AbortSignal): Promise<void> {
      while (!signal.aborted) {
        try {
          for await (const today of deskEvents(readToday, { query: {} }, signal)) {
            show(today)
          }
          await pause(1000, signal)
        } catch {
          if (signal.aborted) return
          setIsLive(false)
          await pause(everyMs, signal)
        }
      }
    }
    // A browser keeps few connections to one host: a tab nobody sees holds none.
    function onSeen() {
      watching?.abort()
      watching = undefined
      if (document.hidden) return
      watching = new AbortController()
      void watch(watching.signal)
    }
    onSeen()
    document.addEventListener('visibilitychange', onSeen)
    return () => {
      document.removeEventListener('visibilitychange', onSeen)
      watching?.abort()
    }
  }, [])
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => deskCall(readToday, { query: {} }, { signal }),
    refetchInterval: isLive ? false : everyMs,
  })
}
