import { MapPin, SlidersHorizontal } from 'lucide-react'
import { useOverlay } from '#app/shell/use-overlay.ts'
import { useStore } from '#app/store/use-store.ts'
import { Button } from '#app/ui/button.tsx'
import { latecomerWords } from '#app/words/latecomer-words.ts'
import { isSizeFilter } from '#domain/catalog/sizes.ts'
import { useListHint } from './use-list-hint.ts'

/** A hint at the right moment: to tell one's city, or to filter (APP-45). Lies above the tabs, so that nothing moves. */
export default function Hints({ isRoomTaken }: { isRoomTaken: boolean }) {
  const { hints } = latecomerWords(useStore().country)
  const overlays = { place: useOverlay('place'), filters: useOverlay('filters') }
  const shown = useListHint(isRoomTaken)
  if (!shown) return null
  const { hint, filters, finish } = shown
  const { text, action } = hints[hint]
  const hasSizes = filters.some(({ key }) => isSizeFilter(key))
  const detail = hint === 'filters' && !hasSizes ? hints.filters.detailWithoutSizes : hints[hint].detail
  const Sign = hint === 'place' ? MapPin : SlidersHorizontal
  return (
    <aside
      key={hint}
      aria-label={text}
      className="fixed inset-x-2 bottom-[calc(var(--tabs-height)+8px)] z-20 mx-auto flex max-w-md animate-rise items-center gap-3 rounded-edge border border-line bg-surface p-2 pl-4 shadow-float"
    >
      <Sign aria-hidden="true" size={24} strokeWidth={1.5} className="shrink-0" />
      <p className="grow text-14">
        <strong className="block font-semibold">{text}</strong>
        <span className="text-ink-2">{detail}</span>
      </p>
      <div className="flex shrink-0 flex-col">
        <Button
          className="px-4! text-14!"
          aria-haspopup="dialog"
          onClick={() => {
            finish()
            overlays[hint].open()
          }}
        >
          {action}
        </Button>
        <Button look="tertiary" className="text-14!" onClick={finish}>
          {hints.dismiss}
        </Button>
      </div>
    </aside>
  )
}
