import { useQuery } from '@tanstack/react-query'
import { useCall } from '#app/platform/api/use-call.ts'
import { readAccountHome } from '#contract/customers/account-home.ts'

/** What to do next and the money; asked again with every visit, because it ages by the hour. */
export function useAccountHome() {
  const call = useCall()
  return useQuery({
    queryKey: ['account-home'],
    queryFn: ({ signal }) => call(readAccountHome, { body: {} }, { signal }),
    meta: { isPersonal: true },
  })
}
