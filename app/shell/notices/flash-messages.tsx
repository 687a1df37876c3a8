import { useEffect, useState } from 'react'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Toast } from '#app/platform/ui/toast.tsx'
import { flashMs, type QueuedFlash } from '#domain/shell/flash.ts'

/** Its own 5000 ms, and no hurry while somebody reads it with the pointer or the keyboard on it (U11). */
function TimedToast({ message, closeLabel }: { message: QueuedFlash; closeLabel: string }) {
  const clear = useFlash((state) => state.clear)
  const [isHeld, hold] = useState(false)
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => clear(message.id), flashMs)
    return () => clearTimeout(timer)
  }, [isHeld, clear, message.id])
  return (
    <li
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
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
  const held = useFlash((state) => state.held)
  return (
    <ul className="pointer-events-none fixed inset-x-4 top-[calc(var(--bar-height)+8px)] z-40 mx-auto grid max-w-md grid-cols-1 gap-2 *:pointer-events-auto">
      {held.map((message) => (
        <TimedToast key={message.id} message={message} closeLabel={words.menu.close} />
      ))}
    </ul>
  )
}
