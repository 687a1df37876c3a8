import type { SubmitEvent } from 'react'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { resetPath } from '#domain/platform/routing/reset-path.ts'

/** A browser that is stuck in clearing does not keep the shopper waiting: the server's answer clears as well. */
const patienceMs = 2000

/** Removes what this device stores of the shop. Without a connection the pages it could still show stay. */
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

/** Starts the shop anew on this device. A plain form, because it must work when scripts or stored data are broken. */
export function ResetDevice() {
  const { words } = useCountry()
  function clearFirst(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
    const goOn = () => (navigator.onLine ? form.submit() : window.location.reload())
    void Promise.race([clearDevice(), patience]).then(goOn, goOn)
  }
  return (
    <form method="post" action={resetPath} onSubmit={clearFirst}>
      <Button type="submit" look="tertiary">
        {words.failure.reset}
      </Button>
    </form>
  )
}
