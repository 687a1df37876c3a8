import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { wordsIn, useWords } from '../words.ts'

const words = wordsIn({ es: { close: 'Cerrar' }, en: { close: 'Close' } })

type DialogProps = {
  title: string
  /** For rows with several columns. */
  isWide?: boolean
  onClose(): void
  children: ReactNode
}

/** A question over the desk. The browser's own dialog keeps the focus inside and closes with Escape. */
export function Dialog({ title, isWide = false, onClose, children }: DialogProps) {
  const own = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { close } = useWords(words)
  useEffect(() => {
    const dialog = own.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={own}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className={`m-auto w-full ${isWide ? 'max-w-3xl' : 'max-w-lg'} rounded-field border border-line bg-surface p-0 text-ink shadow-float`}
    >
      <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-4">
        <h2 id={titleId} className="text-16 font-semibold">
          {title}
        </h2>
        <button
          type="button"
          aria-label={close}
          onClick={onClose}
          className="flex size-9 items-center justify-center rounded-edge hover:bg-tile"
        >
          <X aria-hidden="true" size={20} strokeWidth={1.5} />
        </button>
      </div>
      <div className="p-4">{children}</div>
    </dialog>
  )
}
