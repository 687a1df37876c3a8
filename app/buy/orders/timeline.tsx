import { Check, X } from 'lucide-react'
import { useCountry } from '#app/platform/country/use-country.ts'
import { orderWords } from './order-words.ts'
import type { StatusStep } from '#contract/buy/orders.ts'
import { longDate } from '#domain/platform/dates.ts'
import { addressChangedStep } from '#domain/buy/orders/change-address.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'

/** What ended badly has a cross, and what waits for its payment nothing yet: a tick would say that all is well. */
const hasFailed = /rejected|cancelled|annulled|expired/

/** The steps of an order or credit: past ones with their date (U72), future ones without. */
export function Timeline({ steps }: { steps: readonly StatusStep[] }) {
  const { country } = useCountry()
  const words = orderWords(country)
  const { timeZone } = countryProfiles[country]
  const last = steps.findLastIndex(({ done }) => done)
  const waits =
    steps.findLast((step) => step.done && step.status !== addressChangedStep.status)?.status === 'payment_pending'
  const isUnderWay = last < steps.length - 1
  return (
    <ol className="grid">
      {steps.map(({ status, label, date, done, note }, at) => {
        const Sign = hasFailed.test(status) ? X : Check
        const isWaiting = waits && status === 'payment_pending'
        return (
          <li
            // A credit may return to an earlier status.
            key={`${status} ${date}`}
            aria-current={at === last ? 'step' : undefined}
            className="relative grid grid-cols-[28px_minmax(0,1fr)] gap-3 pb-5 last:pb-0"
          >
            {at < steps.length - 1 && (
              <span
                aria-hidden="true"
                className={`absolute top-7 bottom-0 left-3.25 w-0.5 ${at < last ? 'bg-ink' : 'bg-line'}`}
              />
            )}
            <span
              aria-hidden="true"
              className={`inline-flex size-7 items-center justify-center rounded-edge ${
                at === last && isUnderWay ? 'bg-lima' : done ? 'bg-ink text-paper' : 'border-2 border-line bg-paper'
              }`}
            >
              {done && !isWaiting && <Sign size={18} strokeWidth={2} />}
            </span>
            <span className="pt-0.5">
              <span className={`block ${at === last ? 'font-bold' : done ? 'font-medium' : 'text-ink-2'}`}>
                {label}
              </span>
              {date && <span className="block text-14 text-ink-2">{longDate(new Date(date), timeZone)}</span>}
              {!done && <span className="sr-only">{words.toCome}</span>}
              {note && <span className="block text-14 text-ink-2">{note}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
