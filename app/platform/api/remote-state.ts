import { sentenceOf } from './failures.ts'

export type RemoteState<T> =
  | { phase: 'idle'; data: T | undefined }
  | { phase: 'fetching'; data: T | undefined }
  | { phase: 'success'; data: T }
  | { phase: 'failure'; data: T | undefined; errorMessage: string }

type QueryLike<T> = {
  data: T | undefined
  error: unknown
  fetchStatus: 'fetching' | 'paused' | 'idle'
  status: 'pending' | 'error' | 'success'
}

/**
 * The specification's loading pattern, derived from a query (STATE-01): fetching clears the previous error, success has
 * the data, failure has the message; the previous data stays available.
 */
export function remoteState<T>({ data, error, fetchStatus, status }: QueryLike<T>): RemoteState<T> {
  if (fetchStatus === 'fetching') return { phase: 'fetching', data }
  if (status === 'error') return { phase: 'failure', data, errorMessage: sentenceOf(error) }
  if (status === 'success') return { phase: 'success', data: data as T }
  return { phase: 'idle', data }
}
