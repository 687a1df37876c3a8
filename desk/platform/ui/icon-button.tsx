import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { label: string; icon: LucideIcon }

/** A small act beside what it is about; its name is read and shown on hovering. */
export function IconButton({ label, icon: Icon, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className="flex size-9 items-center justify-center rounded-edge hover:bg-tile aria-disabled:opacity-40 max-tablet:size-11"
    >
      <Icon aria-hidden="true" size={18} strokeWidth={1.5} />
    </button>
  )
}
