import { useState } from 'react'
import { useStore } from '#app/store/use-store.ts'
import { Button } from '#app/ui/button.tsx'
import { latecomerWords } from '#app/words/latecomer-words.ts'
import { Tile } from '#app/ui/tile.tsx'

type SmartBanner = { install: (() => void) | undefined; onDismiss(): void }

/** Invites to put the shop on the home screen. Lies above the tabs, so that nothing moves when it comes or goes. */
export function SmartBanner({ install, onDismiss }: SmartBanner) {
  const words = latecomerWords(useStore().country)
  const [showsHowTo, showHowTo] = useState(false)
  return (
    <aside
      aria-label={words.install.text}
      className="fixed inset-x-2 bottom-[calc(var(--tabs-height)+8px)] z-20 mx-auto flex max-w-md animate-rise items-center gap-3 rounded-edge border border-line bg-surface p-3 shadow-float"
    >
      <Tile className="size-11 shrink-0" />
      <p className="grow text-14">
        <strong className="block font-semibold">{words.install.text}</strong>
        <span className="text-ink-2">{showsHowTo ? words.install.ios : words.install.detail}</span>
      </p>
      <div className="flex shrink-0 flex-col">
        {!showsHowTo && (
          <Button className="px-4! text-14!" onClick={install ?? (() => showHowTo(true))}>
            {words.install.action}
          </Button>
        )}
        <Button look="tertiary" className="text-14!" onClick={onDismiss}>
          {words.install.dismiss}
        </Button>
      </div>
    </aside>
  )
}
