import { Tabs } from '#desk/platform/ui/tabs.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    label: 'Partes del sistema',
    running: 'Funcionamiento',
    webhooks: 'Webhooks',
    keys: 'Claves',
    settings: 'Configuración',
  },
  en: { label: 'Parts of the system', running: 'Running', webhooks: 'Webhooks', keys: 'Keys', settings: 'Settings' },
})

/** Between the parts of what owners keep running. */
export function SystemTabs() {
  const { label, running, webhooks, keys, settings } = useWords(words)
  const tabs = [
    ['/system', running],
    ['/system/webhooks', webhooks],
    ['/system/keys', keys],
    ['/system/settings', settings],
  ] as const
  return <Tabs label={label} tabs={tabs} />
}
