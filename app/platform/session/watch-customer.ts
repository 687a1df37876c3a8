import type { QueryClient } from '@tanstack/react-query'
import { accountKey, customerKey } from './customer.ts'

const keys: readonly unknown[] = [customerKey[0], accountKey[0]]

/**
 * Calls back when somebody signs in or out, or is known better. For what draws nothing: a query observer costs a slow
 * phone more than all that measuring does with it.
 */
export function watchCustomer(client: QueryClient, changed: () => void): () => void {
  return client.getQueryCache().subscribe(({ type, query }) => {
    if ((type === 'updated' || type === 'removed') && keys.includes((query.queryKey as unknown[])[0])) changed()
  })
}
