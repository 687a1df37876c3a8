import { useEffect, useState } from 'react'
import { useCountry } from '#app/platform/country/use-country.ts'
import { ProductCardSkeleton } from '#app/platform/ui/skeleton.tsx'
import { nextProgress, progressStepMs } from '#domain/shell/loading-progress.ts'

/** The full-page placeholder while a screen loads (APP-34, APP-35). */
export function LoadingScreen() {
  const { words } = useCountry()
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setPercent((now) => nextProgress(now, Math.random())), progressStepMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="page pt-6" aria-busy="true">
      <div
        role="progressbar"
        aria-label={words.loading}
        aria-valuenow={Math.round(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 bg-tile"
      >
        <div className="h-full bg-ink transition-[width] duration-500" style={{ width: `${percent}%` }} />
      </div>
      <div className="mt-6 grid grid-cols-2 large-text:grid-cols-1 gap-x-2 gap-y-6 wide:grid-cols-4">
        {Array.from({ length: 4 }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    </div>
  )
}
