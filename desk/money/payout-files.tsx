import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listPayoutFiles, type PayoutFile } from '#contract/desk/payout-files.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { integer, moment, money } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useSession } from '#desk/platform/session.tsx'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { Table } from '#desk/platform/ui/table.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { MakeFileDialog } from './make-file-dialog.tsx'
import { PaidFileDialog } from './paid-file-dialog.tsx'
import { ReadFileDialog } from './read-file-dialog.tsx'

const words = wordsIn({
  es: {
    title: 'Archivos para el banco',
    make: (store: string) => `Armar archivo: ${store}`,
    none: 'Todavía no se armó ningún archivo.',
    columns: ['Número', 'Armado', 'Tienda', 'Transferencias', 'Estado', 'Suma', ''],
    by: (when: string, who: string) => `${when}, ${who}`,
    open: 'Por pagar',
    paid: (when: string, who: string) => `Pagado ${when}, ${who}`,
    read: 'Descargar',
    pay: 'Marcar como pagado',
  },
  en: {
    title: 'Files for the bank',
    make: (store: string) => `Make a file: ${store}`,
    none: 'No file was made yet.',
    columns: ['Number', 'Made', 'Store', 'Transfers', 'State', 'Sum', ''],
    by: (when: string, who: string) => `${when}, ${who}`,
    open: 'To be paid',
    paid: (when: string, who: string) => `Paid ${when}, ${who}`,
    read: 'Download',
    pay: 'Mark as paid',
  },
})

type OpenDialog = { making: OpenCountry } | { reading: PayoutFile } | { paying: PayoutFile }

/** What the bank is sent: made once of what waits, and noted as paid once. */
export function PayoutFiles() {
  const text = useWords(words)
  const language = useLanguage()
  const { stores } = useSession()
  const [dialog, setDialog] = useState<OpenDialog>()
  const { data, error } = useQuery({
    queryKey: ['payout-files'],
    queryFn: ({ signal }) => deskCall(listPayoutFiles, { query: {} }, { signal }),
  })
  const close = () => setDialog(undefined)
  return (
    <Section title={text.title}>
      <div className="flex flex-wrap gap-2">
        {stores.map((country) => (
          <Button key={country} onClick={() => setDialog({ making: country })}>
            {text.make(countryProfiles[country].name)}
          </Button>
        ))}
      </div>
      {error && <Failure>{failureText(error)}</Failure>}
      {data?.files.length === 0 && <p className="text-14 text-ink-2">{text.none}</p>}
      {data && data.files.length > 0 && (
        <Table label={text.title} columns={text.columns}>
          {data.files.map((file) => (
            <tr key={file.id} className="border-b border-line">
              <td className="figures py-2 pr-3">{file.id}</td>
              <td className="py-2 pr-3 text-ink-2">
                {text.by(moment(file.createdAt, file.country, language), file.createdBy)}
              </td>
              <td className="py-2 pr-3">{countryProfiles[file.country].name}</td>
              <td className="figures py-2 pr-3">
                {integer(file.lines.filter(({ isRefused }) => !isRefused).length, language)}
              </td>
              <td className="py-2 pr-3">
                {file.paidAt ? (
                  <Badge tone="done">{text.paid(moment(file.paidAt, file.country, language), file.paidBy ?? '')}</Badge>
                ) : (
                  <Badge tone="now">{text.open}</Badge>
                )}
              </td>
              <td className="figures py-2 pr-3 font-semibold whitespace-nowrap">{money(file.sum, file.country)}</td>
              <td className="py-1">
                <div className="flex justify-end gap-2">
                  <Button onClick={() => setDialog({ reading: file })}>{text.read}</Button>
                  {!file.paidAt && <Button onClick={() => setDialog({ paying: file })}>{text.pay}</Button>}
                </div>
              </td>
            </tr>
          ))}
        </Table>
      )}
      {dialog && 'making' in dialog && <MakeFileDialog country={dialog.making} onClose={close} />}
      {dialog && 'reading' in dialog && <ReadFileDialog file={dialog.reading} onClose={close} />}
      {dialog && 'paying' in dialog && <PaidFileDialog file={dialog.paying} onClose={close} />}
    </Section>
  )
}
