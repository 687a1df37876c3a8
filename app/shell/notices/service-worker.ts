import { useEffect, useState } from 'react'
import { workerAddress } from '#app/platform/bootstrap/trusted-types.ts'

async function register(offerUpdate: (worker: ServiceWorker) => void): Promise<void> {
  const registration = await navigator.serviceWorker
    .register(workerAddress, { updateViaCache: 'none' })
    .catch(() => undefined)
  if (!registration) return
  const offer = (worker: ServiceWorker | null) => {
    if (worker && navigator.serviceWorker.controller) offerUpdate(worker)
  }
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => worker.state === 'installed' && offer(worker))
  })
}

/** Registers the service worker (PWA-01) and reports when an update is waiting; accepting it reloads once (P7). */
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
    // In its own task: registering alone takes a phone longer than a tap should wait.
    const timer = setTimeout(() => void register(setWaiting))
    return () => {
      clearTimeout(timer)
      navigator.serviceWorker.removeEventListener('controllerchange', reload)
    }
  }, [])

  return { hasUpdate: waiting !== undefined, update: () => waiting?.postMessage('take-over') }
}
