import { useLocation } from 'react-router'
import { returnPath } from '#domain/platform/routing/return-path.ts'

/** The links between the sign-in screens: within the checkout they stay in it, and all keep the return path. */
export function useSignInLinks() {
  const { pathname, search } = useLocation()
  const isCheckout = pathname.startsWith('/checkout/')
  const next = returnPath(new URLSearchParams(search).get('next'))
  const link = (screen: string) =>
    `${isCheckout ? '/checkout' : ''}/${screen}${next ? `?${new URLSearchParams({ next })}` : ''}`
  return {
    isCheckout,
    /** Where to go once signed in. */
    next: next ?? (isCheckout ? '/checkout' : '/account'),
    login: link('login'),
    register: link('register'),
    forgotPassword: link('forgotpassword'),
  }
}
