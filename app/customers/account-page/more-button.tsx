import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { accountWords } from '#app/platform/texts/account-words.ts'
import type { LoadMore } from './use-batches.ts'

/** Loads the next four; after a failure it says so and retries. */
export function MoreButton({ hasMore, isBusy, hasFailed, load }: LoadMore) {
  const words = accountWords(useCountry().country)
  if (!hasMore) return null
  return (
    <>
      {hasFailed && !isBusy && (
        <p role="alert" className="mt-6 text-14">
          {words.failed}
        </p>
      )}
      <Button look="secondary" isWide isBusy={isBusy} onClick={load} className="mt-6 tablet:w-auto!">
        {isBusy ? words.moreBusy : hasFailed ? words.retry : words.more}
      </Button>
    </>
  )
}
