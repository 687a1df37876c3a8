import { useId, type ReactNode } from 'react'

type ChoiceProps = {
  id?: string | undefined
  name: string
  value: string
  isChosen: boolean
  /** Cannot be chosen now; what is said of it says why. */
  isDisabled?: boolean
  onChoose(): void
  label: string
  /** The price, beside the label. */
  amount?: string | undefined
  isFree?: boolean
  detail?: ReactNode
  /** Longer than what a name may hold: read after it. */
  more?: ReactNode
  children?: ReactNode
}

/** One of several options: the whole box is the touch target, and the chosen one has a heavier border. */
export function Choice({
  id,
  name,
  value,
  isChosen,
  isDisabled = false,
  onChoose,
  label,
  amount,
  isFree,
  detail,
  more,
  children,
}: ChoiceProps) {
  const own = useId()
  return (
    <div
      className={`rounded-edge border bg-surface ${isChosen ? 'border-ink shadow-[inset_0_0_0_1px_var(--color-ink)]' : 'border-ink-2/50'}`}
    >
      <label className={`flex min-h-14 items-start gap-3 p-4 ${isDisabled ? 'cursor-not-allowed' : 'cursor-pointer'}`}>
        <input
          type="radio"
          id={id}
          name={name}
          value={value}
          checked={isChosen}
          disabled={isDisabled}
          onChange={onChoose}
          {...(more && { 'aria-labelledby': `${own}-name`, 'aria-describedby': `${own}-more` })}
          className="size-6 shrink-0 accent-ink"
        />
        <span className="min-w-0 grow">
          <span id={`${own}-name`} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className={`font-semibold wrap-anywhere ${isDisabled ? 'text-ink-2' : ''}`}>{label}</span>
            {amount && <span className={`figures font-semibold ${isFree ? 'text-verde' : ''}`}>{amount}</span>}
          </span>
          {detail && <span className="block text-14 text-pretty text-ink-2 wrap-anywhere">{detail}</span>}
          {more && (
            <span id={`${own}-more`} className="mt-1 grid gap-1 text-14 text-ink-2 wrap-anywhere">
              {more}
            </span>
          )}
        </span>
      </label>
      {isChosen && children && <div className="px-4 pb-4">{children}</div>}
    </div>
  )
}
