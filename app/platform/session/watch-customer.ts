import type { QueryClient } from '@tanstack/react-query'
import { accountKey, customerKey } from './customer.ts'

const keys: readonly unknown[] = [customerKey[0], accountKey[0]]

/**
 * Calls back when the customer signs in or out, or their data changes. For code that renders nothing: on a slow phone a
 * query observer costs more than all the measurement done with it.
 */
export function watchCustomer(client: QueryClient, onChange: () => void): () => void {
  return client.getQueryCache().subscribe(({ type, query }) => {
    if ((type === 'updated' || type === 'removed') && keys.includes((query.queryKey as unknown[])[0])) onChange()
  })
}
