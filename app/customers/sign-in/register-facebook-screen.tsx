import { useEffect, useState, type ReactNode } from 'react'
import { FacebookFailed, FacebookScreen } from './facebook-screen.tsx'
import { takeFacebookReturn } from './facebook-visit.ts'

/** Continues a visit that returns from Facebook; any other visitor gets the registration form (APP-22). */
export function RegisterFacebookScreen({ children }: { children: ReactNode }) {
  const [returned, setReturned] = useState<ReturnType<typeof takeFacebookReturn>>()
  useEffect(() => setReturned(takeFacebookReturn()), [])
  if (!returned) return children
  const { accessToken, next } = returned
  return accessToken === null ? <FacebookFailed /> : <FacebookScreen accessToken={accessToken} next={next} />
}
