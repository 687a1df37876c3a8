import { useCallback, type MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

type OverlayState = { overlay?: string } | null

/**
 * Whether a named overlay is open, stored in the history entry: opening it pushes an entry, so that the system's back
 * gesture closes it without leaving the page (U10), and closing it goes back.
 */
export function useOverlay(name: string) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isOpen = (state as OverlayState)?.overlay === name
  const open = useCallback(
    () => navigate({ pathname, search, hash }, { state: { overlay: name }, preventScrollReset: true }),
    [navigate, pathname, search, hash, name],
  )
  const close = useCallback(() => navigate(-1), [navigate])
  return {
    isOpen,
    open: () => void open(),
    /** For a link to a page with the same content, which works before hydration. */
    openInstead: (event: MouseEvent) => {
      event.preventDefault()
      void open()
    },
    close: () => void close(),
  }
}
