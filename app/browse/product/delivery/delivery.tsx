import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { useShippingMethods } from '#app/buy/shipping/use-shipping-methods.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'
import type { ShippingOffer } from '#contract/buy/shipping.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { MapPin, ShopFront, Truck, Zap } from './delivery-icons.ts'
import { useProductWords } from '../use-product-words.ts'

const icons = { standard: Truck, fast: Zap, pickup: ShopFront } as const

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-3 border-t border-line py-3">
      <Icon aria-hidden="true" size={22} strokeWidth={1.5} className="mt-0.5 shrink-0" />
      <div className="min-w-0 grow">{children}</div>
    </li>
  )
}

function Offer({ offer, arrival }: { offer: ShippingOffer; arrival: string }) {
  const shop = useCountry()
  const { delivery: words } = useProductWords()
  const { code, label, price, free, eta_text: text } = offer
  return (
    <Line icon={icons[code]}>
      <p className="flex justify-between gap-3 font-medium">
        {label}
        <span className={`figures font-semibold ${free ? 'text-verde' : ''}`}>
          {free ? words.freePrice : formatPrice(price, shop)}
        </span>
      </p>
      {code === 'fast' && text && (
        <p className="my-1">
          <span className="bg-lima px-1.5 text-14 font-semibold">{text}</span>
        </p>
      )}
      <p className="text-14 text-ink-2">{arrival}</p>
    </Line>
  )
}

/**
 * The shipping methods for the saved city, loaded in the browser because the page is the same for every visitor (U44,
 * API-27).
 */
export default function Delivery({ sku }: { sku: string }) {
  const { delivery: words } = useProductWords()
  const city = useOverlay('place')
  const { data, isPending, isError, refetch, place, arrivalOf } = useShippingMethods(sku)
  return (
    <>
      {/* Not truncated at any font size: what does not fit beside the question wraps below it. */}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="flex min-w-0 items-center gap-2">
          <MapPin aria-hidden="true" size={22} strokeWidth={1.5} className="shrink-0" />
          <span className="min-w-0 wrap-anywhere">{place ? words.to(place.label) : words.where}</span>
        </p>
        <Button look="tertiary" className="text-14!" aria-haspopup="dialog" onClick={city.open}>
          {place ? words.change : words.choose}
        </Button>
      </div>
      <ul aria-live="polite" aria-busy={isPending} className="mt-1">
        {isPending && (
          <li className="border-t border-line py-3">
            <Skeleton className="h-11" />
          </li>
        )}
        {isError && (
          <li className="border-t border-line py-2">
            {words.failed}{' '}
            <Button look="tertiary" onClick={() => void refetch()}>
              {words.retry}
            </Button>
          </li>
        )}
        {data &&
          Object.values(data.data).map((offer) => <Offer key={offer.code} offer={offer} arrival={arrivalOf(offer)} />)}
        {data?.message && <li className="border-t border-line py-3 text-14 text-ink-2">{data.message}</li>}
      </ul>
    </>
  )
}
