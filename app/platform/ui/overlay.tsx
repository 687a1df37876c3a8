import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

type OverlayProps = {
  isOpen: boolean
  onClose(): void
  title: string
  closeLabel: string
  children: ReactNode
  footer?: ReactNode
}

const places = {
  /** From the bottom on phones, a panel at the right on wide windows. */
  sheet:
    'mt-auto mb-0 w-full max-w-none max-h-[88dvh] rounded-t-sheet open:animate-rise tablet:my-0 tablet:mr-0 tablet:ml-auto tablet:h-dvh tablet:max-h-none tablet:w-105 tablet:rounded-none',
  /** From the left edge, like a menu. */
  panel: 'my-0 ml-0 h-dvh max-h-none w-[min(22rem,88vw)] max-w-none',
  dialog: 'm-auto w-[min(26rem,calc(100vw-32px))] rounded-field open:animate-rise',
} as const

/**
 * A native modal dialog: focus stays inside, Esc closes it, and focus returns to the opener. The caller owns `isOpen`
 * (useOverlay ties it to the history, so that going back closes it too: U10).
 */
export function Overlay({
  isOpen,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  place,
}: OverlayProps & { place: keyof typeof places }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // In the same step as another's closing: between a sheet and the one in its place there is no moment without either,
  // in which Escape would be lost.
  useLayoutEffect(() => {
    const element = dialog.current!
    if (isOpen && !element.open) element.showModal()
    if (!isOpen && element.open) element.close()
  }, [isOpen])

  // A dialog that is removed while open would leave the focus nowhere; closed first, it returns it.
  useLayoutEffect(() => {
    const element = dialog.current!
    return () => element.close()
  }, [])

  return (
    // A tap beside the dialog lands on the dialog element itself; Esc covers the keyboard.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
      className={`${places[place]} bg-surface text-ink overscroll-contain open:flex open:flex-col`}
    >
      <header className="flex min-h-14 items-center justify-between gap-2 border-b border-line pl-4">
        <h2 id={titleId} className="text-18 font-bold">
          {title}
        </h2>
        <IconButton icon={X} label={closeLabel} onClick={onClose} />
      </header>
      <div className="grow overflow-y-auto p-4">{children}</div>
      {footer && (
        <footer className="border-t border-line p-4 pb-[max(16px,env(safe-area-inset-bottom))]">{footer}</footer>
      )}
    </dialog>
  )
}
