import { useCallback, type MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

type OverlayState = { overlay?: string } | null

/**
 * Whether a named overlay is open, kept in the history entry: opening it is a step forward, so the system's back
 * gesture closes it without leaving the page (U10), and closing it by hand is a step back.
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
    /** For a link that leads to the same thing as a page, for those whose script has not come yet. */
    openInstead: (event: MouseEvent) => {
      event.preventDefault()
      void open()
    },
    close: () => void close(),
  }
}
