import { useEffect, useState } from 'react'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Toast } from '#app/platform/ui/toast.tsx'
import { flashMs, type QueuedFlash } from '#domain/shell/flash.ts'

/** Disappears after 5000 ms, but not while the pointer or the focus is on it (U11). */
function TimedToast({ message, closeLabel }: { message: QueuedFlash; closeLabel: string }) {
  const clear = useFlash((state) => state.clear)
  const [isPaused, setIsPaused] = useState(false)
  useEffect(() => {
    if (isPaused) return undefined
    const timer = setTimeout(() => clear(message.id), flashMs)
    return () => clearTimeout(timer)
  }, [isPaused, clear, message.id])
  return (
    <li
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <Toast
        type={message.flashMessageType}
        text={message.text}
        action={message.action}
        closeLabel={closeLabel}
        onClose={() => clear(message.id)}
      />
    </li>
  )
}

export function FlashMessages() {
  const { words } = useCountry()
  const messages = useFlash((state) => state.messages)
  return (
    <ul className="pointer-events-none fixed inset-x-4 top-[calc(var(--bar-height)+8px)] z-40 mx-auto grid max-w-md grid-cols-1 gap-2 *:pointer-events-auto">
      {messages.map((message) => (
        <TimedToast key={message.id} message={message} closeLabel={words.menu.close} />
      ))}
    </ul>
  )
}
