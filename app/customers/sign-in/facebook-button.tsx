import { useQuery } from '@tanstack/react-query'
import { useCall } from '#app/platform/api/use-call.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { loginWords } from '#app/platform/texts/login-words.ts'
import { readConfig } from '#contract/platform/config.ts'
import { goToFacebook } from './facebook-visit.ts'

/** Only offered when the retailer has a Facebook app; nothing of Facebook loads before the tap. */
export function FacebookButton({ next }: { next: string }) {
  const { country } = useCountry()
  const call = useCall()
  const { data: dialog } = useQuery({
    queryKey: ['facebook-dialog'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await call(readConfig, { params: { country } }, { signal })).facebook_login_url,
  })
  if (!dialog) return null
  return (
    <Button look="secondary" isWide onClick={() => goToFacebook(dialog, next)} className="mt-3">
      {loginWords(country).facebook.button}
    </Button>
  )
}
