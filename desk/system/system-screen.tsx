import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readSystem, retryDelivery, retryMail, type DeskSystem } from '#contract/desk/system.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { integer, ownMoment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen, Section } from '#desk/platform/ui/screen.tsx'
import { Table } from '#desk/platform/ui/table.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { Health } from './health.tsx'
import { SystemTabs } from './system-tabs.tsx'

const words = wordsIn({
  es: {
    title: 'Sistema',
    loading: 'Cargando el sistema',
    mails: 'Mails sin mandar',
    mailColumns: ['Escrito', 'Para', 'Cuál', 'Estado', 'Qué pasó', ''],
    noMail: 'Todo lo que había para mandar salió.',
    waits: (attempts: string) => `espera, ${attempts} intentos`,
    given: 'no salió',
    deliveries: 'Webhooks sin entregar',
    deliveryColumns: ['Cuándo', 'Tienda', 'Qué', 'Qué pasó', ''],
    noDelivery: 'Ningún aviso quedó sin entregar.',
    jobs: 'Tareas',
    jobColumns: ['Tarea', 'Última vez', 'Hizo', 'Cómo le fue'],
    well: 'bien',
    noJob: 'Todavía no corrió ninguna tarea.',
    again: 'Mandar de nuevo',
  },
  en: {
    title: 'System',
    loading: 'Loading the system',
    mails: 'Unsent mail',
    mailColumns: ['Written', 'To', 'Which', 'State', 'What happened', ''],
    noMail: 'Everything that was to be sent is sent.',
    waits: (attempts: string) => `waits, ${attempts} attempts`,
    given: 'not sent',
    deliveries: 'Undelivered webhooks',
    deliveryColumns: ['When', 'Store', 'What', 'What happened', ''],
    noDelivery: 'No notice was given up.',
    jobs: 'Jobs',
    jobColumns: ['Job', 'Last run', 'Did', 'Result'],
    well: 'well',
    noJob: 'No job has run yet.',
    again: 'Send again',
  },
})

const key = ['system']

/** Sends something again that was given up, and shows what waits since. */
function Retry({ send }: { send(): Promise<DeskSystem> }) {
  const { again } = useWords(words)
  const client = useQueryClient()
  const sending = useMutation({ mutationFn: send, onSuccess: (system) => client.setQueryData(key, system) })
  return (
    <>
      <Button onClick={() => sending.mutate()} isBusy={sending.isPending}>
        {again}
      </Button>
      {sending.error && <Failure>{failureText(sending.error)}</Failure>}
    </>
  )
}

const cell = 'py-2 pr-3'
const quiet = `figures ${cell} whitespace-nowrap text-ink-2`

function Mails({ mails }: Pick<DeskSystem, 'mails'>) {
  const text = useWords(words)
  const language = useLanguage()
  return (
    <Section title={text.mails}>
      {mails.length === 0 && <p className="text-14 text-ink-2">{text.noMail}</p>}
      {mails.length > 0 && (
        <Table label={text.mails} columns={text.mailColumns}>
          {mails.map(({ id, createdAt, recipient, template, attempts, deadAt, lastError }) => (
            <tr key={id} className="border-b border-line align-top">
              <td className={quiet}>{ownMoment(createdAt, language)}</td>
              <td className={cell}>{recipient}</td>
              <td className={`${cell} font-mono text-13`}>{template}</td>
              <td className={cell}>
                <Badge tone={deadAt ? 'bad' : 'plain'}>
                  {deadAt ? text.given : text.waits(integer(attempts, language))}
                </Badge>
              </td>
              <td className={`${cell} text-13`}>{lastError}</td>
              <td className="py-1 text-right">
                {deadAt && <Retry send={() => deskCall(retryMail, { params: { id }, body: {} })} />}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  )
}

function Deliveries({ deliveries }: Pick<DeskSystem, 'deliveries'>) {
  const text = useWords(words)
  const language = useLanguage()
  return (
    <Section title={text.deliveries}>
      {deliveries.length === 0 && <p className="text-14 text-ink-2">{text.noDelivery}</p>}
      {deliveries.length > 0 && (
        <Table label={text.deliveries} columns={text.deliveryColumns}>
          {deliveries.map(({ id, createdAt, country, event, lastError }) => (
            <tr key={id} className="border-b border-line align-top">
              <td className={quiet}>{ownMoment(createdAt, language)}</td>
              <td className={cell}>{country}</td>
              <td className={`${cell} font-mono text-13`}>{event}</td>
              <td className={`${cell} text-13`}>{lastError}</td>
              <td className="py-1 text-right">
                <Retry send={() => deskCall(retryDelivery, { params: { id }, body: {} })} />
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  )
}

function Jobs({ jobs }: Pick<DeskSystem, 'jobs'>) {
  const text = useWords(words)
  const language = useLanguage()
  return (
    <Section title={text.jobs}>
      {jobs.length === 0 && <p className="text-14 text-ink-2">{text.noJob}</p>}
      {jobs.length > 0 && (
        <Table label={text.jobs} columns={text.jobColumns}>
          {jobs.map(({ job, finishedAt, done, failures, error }) => (
            <tr key={job} className="border-b border-line align-top">
              <td className={`${cell} font-mono text-13`}>{job}</td>
              <td className={quiet}>{ownMoment(finishedAt, language)}</td>
              <td className={`figures ${cell}`}>{integer(done, language)}</td>
              <td className={cell}>
                {failures === 0 ? text.well : <Badge tone="bad">{error ?? integer(failures, language)}</Badge>}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  )
}

/** What runs by itself, and what of it needs a person. */
export function SystemScreen() {
  const text = useWords(words)
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => deskCall(readSystem, {}, { signal }),
    refetchInterval: 30_000,
  })
  return (
    <Screen title={text.title}>
      <SystemTabs />
      {error && <Failure>{failureText(error)}</Failure>}
      {!data && !error && <LoadingRows label={text.loading} />}
      {data && (
        <>
          <Health />
          <Mails mails={data.mails} />
          <Deliveries deliveries={data.deliveries} />
          <Jobs jobs={data.jobs} />
        </>
      )}
    </Screen>
  )
}
