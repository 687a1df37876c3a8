import { useRouteLoaderData } from 'react-router'
import { useCountry, type RootData } from '#app/platform/country/use-country.ts'

/** The ways to pay by name, in one quiet line; where a price stands, also what cards give in cuotas. */
export function WaysToPay({
  className = '',
  hasInstalments = false,
}: {
  className?: string
  hasInstalments?: boolean
}) {
  const seller = useRouteLoaderData<RootData>('root')?.seller
  const ways = seller?.ways_to_pay ?? []
  const offers = hasInstalments ? (seller?.instalments ?? []) : []
  const { words } = useCountry()
  if (ways.length === 0) return null
  return (
    <div className={`text-14 text-ink-2 ${className}`}>
      {offers.length > 0 && (
        <ul className="mb-2 grid gap-1">
          {offers.map((offer) => (
            <li key={offer} className="figures font-medium text-ink">
              {offer}
            </li>
          ))}
        </ul>
      )}
      <p>
        <span className="font-medium">{words.footer.ways}:</span> {ways.join(' · ')}
      </p>
    </div>
  )
}
