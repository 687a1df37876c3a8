import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router'

const looks = {
  primary: 'border-transparent bg-ink text-paper hover:bg-ink/88',
  secondary: 'border-line bg-surface text-ink hover:border-ink',
  danger: 'border-rojo bg-surface text-rojo hover:bg-rojo hover:text-surface',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-tile',
} as const
type Look = keyof typeof looks

const classOf = (look: Look, extra = '') =>
  `inline-flex min-h-9 items-center justify-center gap-2 rounded-edge border px-3 text-14 font-semibold whitespace-nowrap transition-colors aria-disabled:opacity-60 max-tablet:min-h-11 ${looks[look]} ${extra}`

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look; isBusy?: boolean }

/** A busy button keeps its label and its place, and ignores a second press. */
export function Button({
  look = 'secondary',
  isBusy = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
      className={classOf(look, className)}
    />
  )
}

type LinkButtonProps = { to: string; look?: Look; isApart?: boolean; children: ReactNode }

/** A place that looks like an act, because going there is one. In a tab of its own what was chosen here stays chosen. */
export function LinkButton({ to, look = 'secondary', isApart = false, children }: LinkButtonProps) {
  return (
    <Link to={to} className={classOf(look)} {...(isApart && { target: '_blank' })}>
      {children}
    </Link>
  )
}
