import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { accountWords } from '#app/platform/texts/account-words.ts'
import type { More } from './use-batches.ts'

/** The way to the next four. When they did not come it says so and asks again. */
export function MoreButton({ isThere, isBusy, hasFailed, load }: More) {
  const words = accountWords(useCountry().country)
  if (!isThere) return null
  return (
    <>
      {hasFailed && !isBusy && (
        <p role="alert" className="mt-6 text-14">
          {words.failed}
        </p>
      )}
      <Button look="secondary" isWide isBusy={isBusy} onClick={load} className="mt-6 wide:w-auto!">
        {isBusy ? words.moreBusy : hasFailed ? words.retry : words.more}
      </Button>
    </>
  )
}
