import { useWords, wordsIn } from '#desk/platform/words.ts'
import { Button } from './button.tsx'

const words = wordsIn({ es: { more: 'Mostrar más' }, en: { more: 'Show more' } })

type PagedList = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): unknown }

/** The next page of a list, where there is one. */
export function MoreButton({ of: { hasNextPage, isFetchingNextPage, fetchNextPage } }: { of: PagedList }) {
  const { more } = useWords(words)
  if (!hasNextPage) return null
  return (
    <Button onClick={() => void fetchNextPage()} isBusy={isFetchingNextPage} className="justify-self-center">
      {more}
    </Button>
  )
}
