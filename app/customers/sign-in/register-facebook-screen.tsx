import { useEffect, useState, type ReactNode } from 'react'
import { FacebookFailed, FacebookScreen } from './facebook-screen.tsx'
import { takeFacebookReturn } from './facebook-visit.ts'

/** Whoever comes back from Facebook goes on with what it brought; everybody else finds the form of an account (APP-22). */
export function RegisterFacebookScreen({ children }: { children: ReactNode }) {
  const [returned, take] = useState<ReturnType<typeof takeFacebookReturn>>()
  useEffect(() => take(takeFacebookReturn()), [])
  if (!returned) return children
  const { accessToken, next } = returned
  return accessToken === null ? <FacebookFailed /> : <FacebookScreen accessToken={accessToken} next={next} />
}
