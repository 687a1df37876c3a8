import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changeStore, listStores, type DeskStores } from '#contract/desk/stores.ts'
import type { DeskInput } from '#contract/desk/desk-endpoint.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { useAct } from '#desk/platform/use-act.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    main: 'la principal',
    closed: 'cerrada',
    open: 'Abrir',
    close: 'Cerrar',
    makeMain: 'Hacer principal',
    of: (act: string, name: string) => `${act} la tienda de ${name}`,
    closing: (name: string) => `Cerrar la tienda de ${name}`,
    what: 'Sale del selector de país, de los buscadores y de los feeds, y nadie puede comprar en ella. Sus pedidos se siguen cobrando, enviando y devolviendo. Se puede volver a abrir.',
  },
  en: {
    main: 'the main one',
    closed: 'closed',
    open: 'Open',
    close: 'Close',
    makeMain: 'Make it the main one',
    of: (act: string, name: string) => `${act}: the store of ${name}`,
    closing: (name: string) => `Close the store of ${name}`,
    what: 'It leaves the country picker, search engines and feeds, and nobody can buy in it. Its orders go on being charged, sent and returned. It can be opened again.',
  },
})

type Store = DeskStores['stores'][number]
type Act = DeskInput<typeof changeStore>['body']['act']

/** Which stores the shop has, and which one a visitor of whom nothing is known comes to. */
export function StoresList() {
  const text = useWords(words)
  const [closing, setClosing] = useState<Store>()
  const { data } = useQuery({ queryKey: ['stores'], queryFn: ({ signal }) => deskCall(listStores, {}, { signal }) })
  const acting = useAct(
    { own: ['stores'], lists: [['setup'], ['session']] },
    ({ country, act }: { country: Store['country']; act: Act }, idempotencyKey) =>
      deskCall(changeStore, { params: { country }, body: { act } }, { idempotencyKey }),
  )
  const change = (country: Store['country'], act: Act) =>
    acting.mutate({ given: { country, act }, key: crypto.randomUUID() }, { onSuccess: () => setClosing(undefined) })
  const button = (store: Store, act: Exclude<Act, 'close'>, label: string) => (
    <Button
      look="quiet"
      aria-label={text.of(label, countryProfiles[store.country].name)}
      isBusy={acting.isPending}
      onClick={() => change(store.country, act)}
    >
      {label}
    </Button>
  )
  return (
    <div className="grid gap-2">
      <ul className="grid gap-px bg-line outline outline-line">
        {data?.stores.map((store) => (
          <li key={store.country} className="flex min-h-12 flex-wrap items-center gap-x-3 bg-paper px-3 py-1.5 text-14">
            <span className="grow">{countryProfiles[store.country].name}</span>
            {store.isMain && <Badge tone="done">{text.main}</Badge>}
            {!store.isOpen && <Badge tone="plain">{text.closed}</Badge>}
            {!store.isOpen && button(store, 'open', text.open)}
            {store.isOpen && !store.isMain && (
              <>
                {button(store, 'main', text.makeMain)}
                <Button
                  look="quiet"
                  aria-label={text.closing(countryProfiles[store.country].name)}
                  onClick={() => setClosing(store)}
                >
                  {text.close}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {acting.error && !closing && <ActFailure error={acting.error} country="ar" />}
      {closing && (
        <Dialog title={text.closing(countryProfiles[closing.country].name)} onClose={() => setClosing(undefined)}>
          <div className="grid gap-3">
            <p className="text-14">{text.what}</p>
            {acting.error && <ActFailure error={acting.error} country={closing.country} />}
            <Button
              look="danger"
              isBusy={acting.isPending}
              onClick={() => change(closing.country, 'close')}
              className="justify-self-start"
            >
              {text.close}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
