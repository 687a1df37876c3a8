import { useEffect, useState } from 'react'
import { workerAddress } from './trust.ts'

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
    void navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' }).then(
      (registration) => {
        const offer = (worker: ServiceWorker | null) => {
          if (worker && navigator.serviceWorker.controller) setWaiting(worker)
        }
        offer(registration.waiting)
        registration.addEventListener('updatefound', () => {
          const worker = registration.installing
          worker?.addEventListener('statechange', () => worker.state === 'installed' && offer(worker))
        })
      },
      () => {},
    )
    return () => navigator.serviceWorker.removeEventListener('controllerchange', reload)
  }, [])

  return { hasUpdate: waiting !== undefined, update: () => waiting?.postMessage('take-over') }
}
