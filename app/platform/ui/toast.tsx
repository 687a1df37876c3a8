import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { Link } from 'react-router'
import type { FlashAction, FlashType } from '#domain/shell/flash.ts'
import { IconButton } from './icon-button.tsx'

const looks = {
  success: { icon: CircleCheck, colour: 'text-lima' },
  info: { icon: Info, colour: 'text-lima' },
  error: { icon: CircleAlert, colour: 'text-lima' },
} as const satisfies Record<FlashType, unknown>

/** A temporary message. Errors interrupt screen readers, other types wait (U11). */
export function Toast({
  type,
  text,
  action,
  closeLabel,
  onClose,
}: {
  type: FlashType
  text: string
  action?: FlashAction | undefined
  closeLabel: string
  onClose(): void
}) {
  const { icon: Icon, colour } = looks[type]
  return (
    <div
      role={type === 'error' ? 'alert' : 'status'}
      className={`flex animate-flash items-center gap-3 rounded-edge bg-ink pl-4 text-paper shadow-float ${type === 'error' ? 'border-l-4 border-rojo' : ''}`}
    >
      <Icon aria-hidden="true" size={22} strokeWidth={1.5} className={`shrink-0 ${colour}`} />
      <p className="min-w-0 grow py-3 text-14 font-medium wrap-break-word">{text}</p>
      {action && (
        <Link
          to={action.to}
          onClick={onClose}
          className="flex min-h-12 items-center text-14 font-semibold underline underline-offset-4"
        >
          {action.label}
        </Link>
      )}
      <IconButton icon={X} label={closeLabel} onClick={onClose} />
    </div>
  )
}
