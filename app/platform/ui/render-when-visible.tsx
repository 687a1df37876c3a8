import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'

const loadAheadMargin = '600px'

/** Renders its content when the visitor scrolls near, and reserves space until then so that nothing below jumps far. */
export function RenderWhenVisible({ children, className }: { children: ReactNode; className: string }) {
  const container = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && setIsNear(true), {
      rootMargin: loadAheadMargin,
    })
    observer.observe(container.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={container} className={className}>
      {isNear && <Suspense>{children}</Suspense>}
    </div>
  )
}
