import { useEffect, useRef } from 'react'
import { bodyHeight, unmeasuredBodyHeight } from '#domain/shell/body-height.ts'

const heightOf = (id: string) => document.getElementById(id)?.offsetHeight
const style = (height: number) => `max(${height}px, calc(100svh - var(--bar-height)))`

/**
 * The height of the body wrapper: 545 until measured, then what header and banner leave of the window (APP-50). Written
 * to the DOM directly, because React would render the whole shell for one style.
 */
export function useBodyHeight() {
  const body = useRef<HTMLElement>(null)
  useEffect(() => {
    const measure = () => {
      const height = bodyHeight({
        window: window.innerHeight,
        header: heightOf('app-bar'),
        preHeaderBanner: heightOf('pre-header-banner'),
      })
      if (body.current) body.current.style.minHeight = style(height)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return { ref: body, style: { minHeight: style(unmeasuredBodyHeight) } }
}
