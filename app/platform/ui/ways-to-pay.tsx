import { useRouteLoaderData } from 'react-router'
import { useCountry, type RootData } from '#app/platform/country/use-country.ts'

/** The ways to pay by name, in one quiet line. */
export function WaysToPay({ className = '' }: { className?: string }) {
  const ways = useRouteLoaderData<RootData>('root')?.seller.ways_to_pay ?? []
  const { words } = useCountry()
  if (ways.length === 0) return null
  return (
    <p className={`text-14 text-ink-2 ${className}`}>
      <span className="font-medium">{words.footer.ways}:</span> {ways.join(' · ')}
    </p>
  )
}
