import { useEffect, useState } from 'react'
import { bodyHeight, unmeasuredBodyHeight } from '#domain/shell/body-height.ts'

const heightOf = (id: string) => document.getElementById(id)?.offsetHeight

/** The height of the body wrapper: 545 until measured, then what header and banner leave of the window (APP-50). */
export function useBodyHeight(): number {
  const [height, setHeight] = useState(unmeasuredBodyHeight)
  useEffect(() => {
    const measure = () =>
      setHeight(
        bodyHeight({
          window: window.innerHeight,
          header: heightOf('app-bar'),
          preHeaderBanner: heightOf('pre-header-banner'),
        }),
      )
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return height
}
