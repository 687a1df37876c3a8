import { Check } from 'lucide-react'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Overlay } from '#app/platform/ui/overlay.tsx'
import { withSort } from '#domain/browse/catalog/address/selection.ts'
import { useCatalogWords, useListing } from './catalog-context.ts'

/** The sort options in a sheet, applied with one tap (U34). */
export default function SortSheet() {
  const { words: shell } = useCountry()
  const words = useCatalogWords()
  const { answer, chosen, choose } = useListing()
  const { isOpen, close } = useOverlay('sort')
  return (
    <Overlay place="sheet" isOpen={isOpen} onClose={close} title={words.sortBy} closeLabel={shell.menu.close}>
      <ul>
        {answer.availableSort.map(({ label, sort, dir, active }) => (
          <li key={label} className="border-b border-line last:border-0">
            <button
              type="button"
              aria-pressed={active}
              onClick={() => (active ? close() : choose(withSort(chosen, sort, dir), { replace: true }))}
              className="flex min-h-14 w-full items-center justify-between text-left aria-pressed:font-semibold"
            >
              <span className={active ? 'bg-lima px-1.5' : ''}>{label}</span>
              {active && <Check aria-hidden="true" size={22} strokeWidth={1.5} />}
            </button>
          </li>
        ))}
      </ul>
    </Overlay>
  )
}
