import { useCountry } from '#app/platform/country/use-country.ts'
import { Tile } from './tile.tsx'

/** The logo, or the name with its mark. The link around it says the name. */
export function Wordmark({ className = '' }: { className?: string }) {
  const { brand } = useCountry()
  if (brand.logo) return <img {...brand.logo} alt={brand.name} />
  return (
    <span
      className={`inline-flex items-center gap-2 font-display text-[min(1.375rem,36px)] leading-none font-extrabold tracking-tight ${className}`}
    >
      {brand.mark === 'tile' && <Tile className="size-5" />}
      {brand.wordmark}
    </span>
  )
}
