import { Link } from 'react-router'
import { useMay } from '#desk/platform/session.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { useRequests } from './requests-query.ts'

const words = wordsIn({
  es: {
    waits: (count: number) =>
      count === 1
        ? '1 devolución o pago espera a otra persona'
        : `${count} devoluciones o pagos esperan a otra persona`,
  },
  en: {
    waits: (count: number) =>
      count === 1
        ? '1 refund or payout waits for a second person'
        : `${count} refunds or payouts wait for a second person`,
  },
})

/** Above the figures of the day: money that waits for somebody to agree. */
export function WaitingBanner() {
  const text = useWords(words)
  const may = useMay()
  const { data } = useRequests(may('money.agree'))
  if (!data || data.requests.length === 0) return null
  return (
    <Link
      to="/second-person"
      className="border-l-4 border-lima bg-tile px-3 py-2 text-14 font-semibold underline-offset-4 hover:underline"
    >
      {text.waits(data.requests.length)}
    </Link>
  )
}
