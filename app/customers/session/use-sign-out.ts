import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { sentenceOf } from '#app/platform/api/failures.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { loadAgain } from '#app/platform/bootstrap/load-again.ts'
import { useCountry } from '#app/platform/country/use-country.ts'

/** Signs out, confirms it, and navigates home (AUTH-17…19). The code loads on demand. */
export function useSignOut() {
  const { country } = useCountry()
  const navigate = useNavigate()
  const show = useFlash((state) => state.show)
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      (await loadAgain(() => import('./sign-in.ts'))).signOut(country, () => navigate('/', { replace: true })),
    onSuccess: (text) => show({ text, flashMessageType: 'success' }),
    onError: (error) => show({ text: sentenceOf(error), flashMessageType: 'error' }),
  })
  return { signOut: () => mutate(), isPending }
}
