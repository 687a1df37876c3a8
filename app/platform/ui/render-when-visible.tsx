import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'

const ahead = '600px'

/** Its content comes when the reader comes near, and keeps a place until then: nothing below it jumps far. */
export function RenderWhenVisible({ children, className }: { children: ReactNode; className: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && setNear(true), {
      rootMargin: ahead,
    })
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className={className}>
      {isNear && <Suspense>{children}</Suspense>}
    </div>
  )
}
