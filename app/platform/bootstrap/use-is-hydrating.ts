import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Whether this part is in the server's page and not hydrated yet. */
export const useIsHydrating = () =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
