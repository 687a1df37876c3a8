import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listDisputes } from '#contract/desk/disputes.ts'
import { DisputeRow } from '#desk/disputes/dispute-row.tsx'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { MoreButton } from '#desk/platform/ui/more-button.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: { title: 'Contracargos', none: 'Ningún comprador pidió su dinero al banco.' },
  en: { title: 'Disputes', none: 'No buyer asked their bank for money.' },
})

/** Payments that buyers asked their banks to take back, with what is due. */
export function Disputes() {
  const text = useWords(words)
  const paged = useInfiniteQuery({
    queryKey: ['disputes'],
    queryFn: ({ pageParam: after, signal }) =>
      deskCall(listDisputes, { query: after === undefined ? {} : { after } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const disputes = paged.data?.pages.flatMap((page) => page.disputes)
  return (
    <Section title={text.title}>
      {paged.error && <Failure>{failureText(paged.error)}</Failure>}
      {disputes?.length === 0 && <p className="text-14 text-ink-2">{text.none}</p>}
      <ul>
        {disputes?.map((dispute) => (
          <DisputeRow key={dispute.id} dispute={dispute}>
            <Link to={`/orders/${dispute.orderNr}`} className="font-semibold underline underline-offset-4">
              {dispute.orderNr}
            </Link>
          </DisputeRow>
        ))}
      </ul>
      <MoreButton of={paged} />
    </Section>
  )
}
