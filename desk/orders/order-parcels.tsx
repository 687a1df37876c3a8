import type { DeskOrder } from '#contract/desk/orders.ts'
import { moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: { title: 'Paquetes', parcel: (at: number) => `Paquete ${at}`, untracked: 'Sin seguimiento' },
  en: { title: 'Parcels', parcel: (at: number) => `Parcel ${at}`, untracked: 'No tracking' },
})

/** The parcels of an order that left in several. */
export function OrderParcels({ order: { parcels, items, country } }: { order: DeskOrder }) {
  const text = useWords(words)
  const language = useLanguage()
  const nameOf = (id: number) => {
    const item = items.find((one) => one.id === id)
    return item ? `${item.name} · ${item.size}` : String(id)
  }
  if (parcels.length === 0) return null
  return (
    <Section title={text.title}>
      <ol className="text-14">
        {parcels.map(({ id, carrier, tracking, url, sentAt, items: inside }, at) => (
          <li key={id} className="grid gap-0.5 border-b border-line py-2">
            <p className="flex flex-wrap justify-between gap-x-3">
              <strong>{text.parcel(at + 1)}</strong>
              <span className="figures text-ink-2">{moment(sentAt, country, language)}</span>
            </p>
            {inside.map(({ id: item, quantity }) => (
              <p key={item}>
                {quantity} × {nameOf(item)}
              </p>
            ))}
            <p className="text-ink-2 wrap-anywhere">
              {url ? (
                <a href={url} target="_blank" rel="noopener noreferrer" className="underline underline-offset-4">
                  {[carrier, tracking].filter(Boolean).join(' · ')}
                </a>
              ) : (
                [carrier, tracking].filter(Boolean).join(' · ') || text.untracked
              )}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
