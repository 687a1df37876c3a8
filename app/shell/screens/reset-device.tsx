import type { SubmitEvent } from 'react'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { resetPath } from '#domain/platform/routing/reset-path.ts'

/** The visitor does not wait longer for a browser that hangs while clearing: the server's answer clears as well. */
const maxWaitMs = 2000

/** Removes everything this device stores of the shop. Offline, the pages it can still show are kept. */
async function clearDevice(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  const databases = await indexedDB.databases()
  for (const { name } of databases) if (name) indexedDB.deleteDatabase(name)
  if (!navigator.onLine) return
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(workers.map((worker) => worker.unregister()))
}

/** Resets the shop on this device. A plain form, because it must work when scripts or stored data are broken. */
export function ResetDevice() {
  const { words } = useCountry()
  function clearFirst(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const timeout = new Promise((resolve) => setTimeout(resolve, maxWaitMs))
    const continueReset = () => (navigator.onLine ? form.submit() : window.location.reload())
    void Promise.race([clearDevice(), timeout]).then(continueReset, continueReset)
  }
  return (
    <form method="post" action={resetPath} onSubmit={clearFirst}>
      <Button type="submit" look="tertiary">
        {words.failure.reset}
      </Button>
    </form>
  )
}
