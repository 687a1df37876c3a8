import { track } from './track.ts'

/** Tracks uncaught errors and rejections. */
export function trackErrors(): () => void {
  const failed = ({ message }: ErrorEvent) => track('exception', { text: message, isFatal: false })
  const refused = ({ reason }: PromiseRejectionEvent) =>
    track('exception', {
      text: reason instanceof Error ? `${reason.name}: ${reason.message}` : 'rejected',
      isFatal: false,
    })
  window.addEventListener('error', failed)
  window.addEventListener('unhandledrejection', refused)
  return () => {
    window.removeEventListener('error', failed)
    window.removeEventListener('unhandledrejection', refused)
  }
}
