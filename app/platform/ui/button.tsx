import type { ButtonHTMLAttributes } from 'react'
import { Link, type LinkProps } from 'react-router'

const looks = {
  // The border is visible in forced-colors mode.
  primary: 'border border-transparent bg-ink text-paper hover:bg-ink/88 active:bg-ink/80',
  secondary: 'border border-ink bg-transparent text-ink hover:bg-ink hover:text-paper',
  tertiary: '-mx-1 px-1! underline decoration-1 underline-offset-4 hover:decoration-2',
} as const

type ButtonStyle = { look?: keyof typeof looks; isWide?: boolean }

function classOf({ look = 'primary', isWide = false }: ButtonStyle, extra = ''): string {
  const base =
    'inline-flex min-h-12 items-center justify-center gap-2 rounded-edge px-6 text-16 font-semibold transition-colors select-none aria-disabled:opacity-60'
  return `${base} ${looks[look]} ${isWide ? 'w-full' : ''} ${extra}`
}

/** One primary action per view; a busy button keeps its label and size, and ignores a second tap (U46). */
export function Button({
  look,
  isWide,
  isBusy = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & ButtonStyle & { isBusy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
      className={classOf({ ...(look && { look }), ...(isWide && { isWide }) }, className)}
    />
  )
}

export function ButtonLink({ look, isWide, className, ...rest }: LinkProps & ButtonStyle & { className?: string }) {
  return <Link {...rest} className={classOf({ ...(look && { look }), ...(isWide && { isWide }) }, className)} />
}
