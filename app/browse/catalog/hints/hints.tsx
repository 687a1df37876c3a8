import { MapPin, SlidersHorizontal } from 'lucide-react'
import { Invitation } from '#app/platform/ui/invitation.tsx'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { deferredWords } from '#app/platform/texts/deferred-words.ts'
import { isSizeFilter } from '#domain/browse/catalog/sizes.ts'
import { useListHint } from './use-list-hint.ts'

/** Suggests setting a city or using the filters after some browsing (APP-45). */
export default function Hints({ isRoomTaken }: { isRoomTaken: boolean }) {
  const { hints } = deferredWords(useCountry().country)
  const overlays = { place: useOverlay('place'), filters: useOverlay('filters') }
  const shown = useListHint(isRoomTaken)
  if (!shown) return null
  const { hint, filters, finish } = shown
  const { text, action } = hints[hint]
  const hasSizes = filters.some(({ key }) => isSizeFilter(key))
  const detail = hint === 'filters' && !hasSizes ? hints.filters.detailWithoutSizes : hints[hint].detail
  const Sign = hint === 'place' ? MapPin : SlidersHorizontal
  const open = () => {
    finish()
    overlays[hint].open()
  }
  return (
    <Invitation
      key={hint}
      sign={<Sign aria-hidden="true" size={24} strokeWidth={1.5} className="shrink-0" />}
      text={text}
      detail={detail}
      action={{ label: action, onClick: open, opensDialog: true }}
      dismiss={{ label: hints.dismiss, onClick: finish }}
    />
  )
}
