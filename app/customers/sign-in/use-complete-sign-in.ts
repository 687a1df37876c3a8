import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { track } from '#app/platform/tracking/track.ts'
import { useBackHistory } from '#app/platform/device/back-history-store.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { beginSession } from '#app/customers/session/sign-in.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { loginWords } from '#app/platform/texts/login-words.ts'
import type { SignedIn } from '#contract/customers/account.ts'
import type { EventFacts } from '#domain/platform/analytics/events.ts'
import { withoutSignIn } from '#domain/platform/routing/return-path.ts'
import { useChallenge } from './challenge-store.ts'

type CompleteSignInOptions = {
  isKept: boolean
  next: string
  /** How somebody signed in, for analytics. */
  method?: EventFacts['login']['method']
  /** The account was made just now. */
  isNew?: boolean
}

/** What follows an answer to signing in: the session and the way back, or the question for the code (AUTH-05…09). */
export function useCompleteSignIn() {
  const { country } = useCountry()
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (
    { customer, two_step, message }: SignedIn,
    { isKept, next, method = 'email', isNew = false }: CompleteSignInOptions,
  ) => {
    useChallenge.setState({ challenge: two_step ? { ...two_step, isKept } : undefined })
    if (!customer) return
    await beginSession(country, client, customer)
    track(isNew ? 'sign_up' : 'login', { method })
    await navigate(next, { replace: true })
    useBackHistory.getState().removeScreens(withoutSignIn)
    const text = message || loginWords(country).welcome(customer.first_name)
    useFlash.getState().show({ text, flashMessageType: 'success' })
  }
}
