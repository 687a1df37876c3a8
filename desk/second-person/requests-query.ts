import { useQuery } from '@tanstack/react-query'
import { listRequests } from '#contract/desk/second-person.ts'
import { deskCall } from '#desk/platform/call.ts'

export const requestsKey = ['second-person'] as const

/** What waits for a second person, for those who may agree. */
export const useRequests = (isAsked = true) =>
  useQuery({
    queryKey: requestsKey,
    queryFn: ({ signal }) => deskCall(listRequests, {}, { signal }),
    enabled: isAsked,
    refetchInterval: 60_000,
  })
