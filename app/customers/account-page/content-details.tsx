import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '#app/platform/api/use-call.ts'
import { Markup } from '#app/platform/ui/markup.tsx'
import { readContent } from '#contract/content/pages.ts'
import { Loading } from './with-account.tsx'

/** A content page that opens under its title; it is fetched when opened. */
export function ContentDetails({ contentKey, title }: { contentKey: string; title: string }) {
  const call = useCall()
  const [isOpen, setIsOpen] = useState(false)
  const { data, isError, refetch } = useQuery({
    queryKey: ['content', contentKey],
    enabled: isOpen,
    queryFn: ({ signal }) => call(readContent, { params: { key: contentKey } }, { signal }),
  })
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)} className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 font-medium underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          size={22}
          strokeWidth={1.5}
          className="shrink-0 text-ink-2 group-open:rotate-180"
        />
      </summary>
      <div className="pb-3">
        {data ? <Markup nodes={data.content} /> : <Loading {...{ isError, refetch }} shapes={['h-20']} />}
      </div>
    </details>
  )
}
