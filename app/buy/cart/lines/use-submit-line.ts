import { useCallback } from 'react'
import { useSubmit } from 'react-router'

/** Sends the fields of a line's form to the cart's action without leaving the screen; resolves when it is answered. */
export function useSubmitLine() {
  const submit = useSubmit()
  return useCallback(
    (fields: Record<string, string>) =>
      submit(fields, { method: 'post', action: '/cart', navigate: false, defaultShouldRevalidate: false }),
    [submit],
  )
}
