import type { Page } from '@playwright/test'

type Entry = Record<string, unknown> & { event?: string; ecommerce?: Record<string, unknown> | null }

/** Everything the pages of a visit push into `dataLayer`, in order; commands of the tag manager as `{ command }`. */
export async function recordDataLayer(page: Page): Promise<Entry[]> {
  const recorded: Entry[] = []
  await page.exposeBinding('recordData', (_source, text: string) => void recorded.push(JSON.parse(text) as Entry))
  await page.addInitScript(() => {
    const record = (window as unknown as { recordData(text: string): void }).recordData
    const layer: unknown[] = []
    layer.push = (...entries) => {
      for (const entry of entries) {
        const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]'
        record(JSON.stringify(isCommand ? { command: [...(entry as unknown[])] } : entry))
      }
      return Array.prototype.push.apply(layer, entries)
    }
    window.dataLayer = layer
  })
  return recorded
}

export const eventsIn = (recorded: readonly Entry[]) =>
  recorded.flatMap((entry) => (entry.event ? [{ ...entry, event: entry.event }] : []))
