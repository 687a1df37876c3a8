import { useEffect, useState } from 'react'

const workerAddress = '/sw.js'

/** Pages forbid addresses of scripts as plain text (S19); this one is a constant of ours. */
function trustedWorkerAddress(): string {
  const types = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): unknown } } })
    .trustedTypes
  if (!types) return workerAddress
  return types.createPolicy('vereda', { createScriptURL: (url: string) => url }).createScriptURL(workerAddress) as string
}

/** Registers the service worker (PWA-01) and tells when a newer shop waits; accepting it reloads once (P7). */
export function useServiceWorker(): { hasUpdate: boolean; update(): void } {
  const [waiting, setWaiting] = useState<ServiceWorker>()

  useEffect(() => {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return undefined
    const hadController = navigator.serviceWorker.controller !== null
    let isReloading = false
    const reload = () => {
      if (!hadController || isReloading) return
      isReloading = true
      window.location.reload()
    }
    navigator.serviceWorker.addEventListener('controllerchange', reload)
    void navigator.serviceWorker.register(trustedWorkerAddress(), { updateViaCache: 'none' }).then((registration) => {
      const offer = (worker: ServiceWorker | null) => {
        if (worker && navigator.serviceWorker.controller) setWaiting(worker)
      }
      offer(registration.waiting)
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing
        worker?.addEventListener('statechange', () => worker.state === 'installed' && offer(worker))
      })
    }, () => {})
    return () => navigator.serviceWorker.removeEventListener('controllerchange', reload)
  }, [])

  return { hasUpdate: waiting !== undefined, update: () => waiting?.postMessage('take-over') }
}
