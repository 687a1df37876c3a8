import type { ReactNode } from 'react'
import { Button } from './button.tsx'

type InvitationProps = {
  sign: ReactNode
  text: string
  detail: string
  /** The suggested action; without it there is only the dismiss button. */
  action?: { label: string; onClick(): void; opensDialog?: boolean }
  dismiss: { label: string; onClick(): void }
}

/** A suggestion that can be accepted or dismissed. It overlays the page, so that nothing moves. */
export function Invitation({ sign, text, detail, action, dismiss }: InvitationProps) {
  return (
    <aside
      aria-label={text}
      className="fixed inset-x-2 bottom-[calc(var(--tabs-height)+8px)] z-20 mx-auto flex max-w-md animate-rise items-center gap-3 rounded-edge border border-line bg-surface p-2 pl-4 shadow-float"
    >
      {sign}
      <p className="grow text-14">
        <strong className="block font-semibold">{text}</strong>
        <span className="text-ink-2">{detail}</span>
      </p>
      <div className="flex shrink-0 flex-col">
        {action && (
          <Button
            className="px-4! text-14!"
            aria-haspopup={action.opensDialog ? 'dialog' : undefined}
            onClick={action.onClick}
          >
            {action.label}
          </Button>
        )}
        <Button look="tertiary" className="text-14!" onClick={dismiss.onClick}>
          {dismiss.label}
        </Button>
      </div>
    </aside>
  )
}
