import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/**
 * What is printed instead of the screen it stands on: nothing of the screen's frame gets on paper. It hangs at the end of the
 * body, so that a style can leave out everything else; the sizes are in styles.css.
 */
export function Paper({ kind, children }: { kind: 'receipt' | 'label'; children: ReactNode }) {
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  if (!isMounted) return null
  return createPortal(
    <div data-paper={kind} className="hidden print:block">
      {children}
    </div>,
    document.body,
  )
}
