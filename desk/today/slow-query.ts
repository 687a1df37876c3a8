import { useQuery } from '@tanstack/react-query'
import { listSlowRoutes } from '#contract/desk/today.ts'
import { deskCall } from '#desk/platform/call.ts'

/** How long pages took in the last hour; asked again every minute. */
export const useSlowRoutes = () =>
  useQuery({
    queryKey: ['slow-pages'],
    queryFn: ({ signal }) => deskCall(listSlowRoutes, {}, { signal }),
    refetchInterval: 60_000,
  })
