import type { ReactNode } from 'react'
import { useAccount } from '#app/customers/session/use-account.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'
import { accountWords } from '#app/platform/texts/account-words.ts'
import type { Customer } from '#contract/customers/account.ts'

type LoadingProps = { isError: boolean; refetch: () => unknown; shapes?: readonly string[] }

const plainShapes = ['h-6 w-2/3', 'h-20', 'h-20'] as const

/** Placeholders while loading, or a retry button after a failure. */
export function Loading({ isError, refetch, shapes = plainShapes }: LoadingProps) {
  const words = accountWords(useCountry().country)
  if (isError) {
    return (
      <p role="alert" className="flex flex-wrap items-center justify-between gap-x-4 py-4">
        {words.failed}
        <Button look="tertiary" onClick={() => void refetch()}>
          {words.retry}
        </Button>
      </p>
    )
  }
  return (
    <div role="status" className="grid gap-4 py-4">
      <span className="sr-only">{words.loading}</span>
      {shapes.map((shape, at) => (
        <Skeleton key={at} className={shape} />
      ))}
    </div>
  )
}

/** Renders its children once the customer is loaded. */
export function WithAccount({ children }: { children: (customer: Customer) => ReactNode }) {
  const { data, isError, refetch } = useAccount()
  return data ? children(data) : <Loading {...{ isError, refetch }} />
}
