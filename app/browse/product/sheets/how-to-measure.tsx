import { useCountry } from '#app/platform/country/use-country.ts'
import { productSheetWords } from './product-sheet-words.ts'

/** A foot against the wall, seen from above, with the measured length. */
const foot = (
  <svg viewBox="0 0 160 72" aria-hidden="true" className="w-40 shrink-0 fill-none stroke-ink stroke-[1.5]">
    <path d="M8 4v52" strokeWidth="4" />
    <path d="M22 12C10 14 10 42 22 44c18 3 34-4 60-2 26 2 62 4 64-10 2-13-10-18-22-20-16-3-30 4-52 4S34 10 22 12Z" />
    <path d="M8 64h138M8 60v8M146 60v8" strokeDasharray="4 3" />
  </svg>
)

/** Shoulders, waist and hips, with the three lines of the tape measure. */
const body = (
  <svg viewBox="0 0 96 112" aria-hidden="true" className="h-28 shrink-0 fill-none stroke-ink stroke-[1.5]">
    <path d="M36 6c2 8 22 8 24 0l18 8 8 30-10 4-4-14c0 20-4 24-2 36 2 14 8 20 8 36H18c0-16 6-22 8-36 2-12-2-16-2-36l-4 14-10-4 8-30 18-8Z" />
    <path d="M24 34h48M27 62h42M20 88h56" strokeDasharray="4 3" />
  </svg>
)

export function HowToMeasure({ isShoe }: { isShoe: boolean }) {
  const { measure: words } = productSheetWords(useCountry().country).sizes
  const what = isShoe ? 'shoes' : 'clothes'
  return (
    <section>
      <h2 className="text-18 font-bold">{words.titles[what]}</h2>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        {isShoe ? foot : body}
        <ol className="min-w-56 flex-1 list-decimal pl-5">
          {words[what].map((step) => (
            <li key={step} className="mt-1">
              {step}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
