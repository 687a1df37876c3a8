import { useQuery } from '@tanstack/react-query'
import { readSettings } from '#contract/desk/system.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { Table } from '#desk/platform/ui/table.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { SystemTabs } from './system-tabs.tsx'

const words = wordsIn({
  es: {
    title: 'Configuración',
    about:
      'Lo que rige en el nodo que respondió. Se cambia donde corre la tienda, en su entorno; los secretos no se muestran. En negrita, lo que no es lo habitual.',
    loading: 'Cargando la configuración',
    columns: ['Nombre', 'Valor'],
    unset: 'sin definir',
  },
  en: {
    title: 'Settings',
    about:
      'What is in force on the node that answered. It is changed where the shop runs, in its environment; secrets are not shown. In bold, what is not usual.',
    loading: 'Loading the settings',
    columns: ['Name', 'Value'],
    unset: 'not set',
  },
})

/** The settings in force, to look at. */
export function SettingsScreen() {
  const text = useWords(words)
  const { data, error } = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => deskCall(readSettings, {}, { signal }),
  })
  return (
    <Screen title={text.title}>
      <SystemTabs />
      <p className="max-w-2xl text-14 text-ink-2">{text.about}</p>
      {error && <Failure>{failureText(error)}</Failure>}
      {!data && !error && <LoadingRows label={text.loading} />}
      {data && (
        <Table label={text.title} columns={text.columns} isNarrow>
          {data.settings.map(({ name, value, isUsual }) => (
            <tr key={name} className={`border-b border-line align-top ${isUsual ? '' : 'font-semibold'}`}>
              <td className="py-1.5 pr-3 font-mono text-13 break-all">{name}</td>
              <td className="py-1.5 font-mono text-13 break-all">
                {value ?? <span className="font-sans font-normal text-ink-2">{text.unset}</span>}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Screen>
  )
}
