import { Link } from 'react-router'
import type { StoreDay } from '#contract/desk/today.ts'
import { age, integer } from '#desk/platform/figures.ts'
import { orderWords } from '#desk/platform/order-words.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: { title: 'Lo que espera', oldest: (time: string) => `el más viejo, ${time}`, nothing: 'ninguno' },
  en: { title: 'What waits', oldest: (time: string) => `the oldest, ${time}`, nothing: 'none' },
})

/** How many orders stand where somebody has to do something, and since when. */
export function WaitingOrders({ day: { country, waiting }, at }: { day: StoreDay; at: string }) {
  const text = useWords(words)
  const { status: names } = useWords(orderWords)
  const language = useLanguage()
  return (
    <div className="grid content-start">
      <h3 className="pb-1 text-13 font-semibold">{text.title}</h3>
      <ul>
        {waiting.map(({ status, orders, oldest }) => (
          <li key={status} className="border-t border-line">
            <Link
              to={`/orders?country=${country}&status=${status}`}
              className="flex min-h-10 items-center justify-between gap-3 text-14 hover:bg-tile"
            >
              <span>{names[status]}</span>
              <span className="figures text-right">
                {orders === 0 ? (
                  <span className="text-ink-2">{text.nothing}</span>
                ) : (
                  <strong>{integer(orders, language)}</strong>
                )}
                {oldest && <span className="ml-2 text-13 text-ink-2">{text.oldest(age(oldest, Date.parse(at)))}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
