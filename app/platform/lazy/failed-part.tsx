import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { useOnline } from '#app/platform/device/use-online.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Overlay } from '#app/platform/ui/overlay.tsx'
import type { PartName } from './part-words.ts'
import { partWords } from './part-words.ts'

type FailedProps = { name: PartName; retry(): Promise<void> }

function useRetry(retry: () => Promise<void>) {
  const [isBusy, setIsBusy] = useState(false)
  const ask = async () => {
    setIsBusy(true)
    await retry()
    setIsBusy(false)
  }
  return { isBusy, ask: () => void ask() }
}

/** In the place of a part that could not be loaded. */
export function FailedPart({ name, retry }: FailedProps) {
  const { country, words } = useCountry()
  const isOnline = useOnline()
  const { missing } = partWords(country)
  const { isBusy, ask } = useRetry(retry)
  return (
    <div role="alert" className="my-2 border-l-4 border-rojo bg-tile py-2 pr-2 pl-4 text-14">
      <p>
        <strong className="font-semibold">{missing(name)}.</strong> {isOnline ? words.failure.text : words.offline.text}
      </p>
      <Button look="tertiary" className="-ml-1 text-14!" isBusy={isBusy} onClick={ask}>
        {words.failure.retry}
      </Button>
    </div>
  )
}

/** The sheet that could not be loaded, open in its place; closing it gives the focus back like any other. */
export function FailedSheet({ name, retry }: FailedProps) {
  const { country, words } = useCountry()
  const isOnline = useOnline()
  const { failed } = partWords(country)
  const { isBusy, ask } = useRetry(retry)
  const navigate = useNavigate()
  const opened = (useLocation().state as { overlay?: string } | null)?.overlay?.split(':')[0]
  return (
    <Overlay
      place={name === 'menu' ? 'panel' : 'sheet'}
      isOpen={opened === name}
      onClose={() => void navigate(-1)}
      title={failed(name)}
      closeLabel={words.menu.close}
    >
      <p role="alert" className="text-ink-2">
        {isOnline ? words.failure.text : words.offline.text}
      </p>
      <Button isWide className="mt-6" isBusy={isBusy} onClick={ask}>
        {words.failure.retry}
      </Button>
    </Overlay>
  )
}
