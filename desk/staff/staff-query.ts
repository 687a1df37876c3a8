import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Colleague } from '#contract/desk/staff.ts'
import { Refused } from '#desk/platform/call.ts'

export const staffKey = ['staff'] as const

/** A change of the staff: its answer is all of them. */
export function useStaffChange<T>(change: (given: T) => Promise<{ staff: Colleague[] }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => client.setQueryData(staffKey, answer),
    onError: (error) => {
      if (error instanceof Refused && error.refusal.code === 'changed_meanwhile') {
        void client.invalidateQueries({ queryKey: staffKey })
      }
    },
  })
}
