import { useEffect, useState } from 'react'

/** Seconds until an action is allowed again; `start` restarts the countdown. */
export function useCountdown(seconds: number) {
  const [end, setEnd] = useState<number>()
  const [left, setLeft] = useState(seconds)
  useEffect(() => setEnd(Date.now() + seconds * 1000), [seconds])
  useEffect(() => {
    if (end === undefined) return undefined
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [end])
  return { left, start: (again: number) => setEnd(Date.now() + again * 1000) }
}
