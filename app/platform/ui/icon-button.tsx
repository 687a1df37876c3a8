import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'

/** An icon button: always labelled, always 48 px (U1). */
export function IconButton({
  icon: Icon,
  label,
  className = '',
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { icon: LucideIcon; label: string }) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={`inline-flex size-12 shrink-0 items-center justify-center rounded-full ${className}`}
    >
      <Icon aria-hidden="true" size={24} strokeWidth={1.5} />
    </button>
  )
}
