import { useQuery } from '@tanstack/react-query'
import { readHealth, type DeskHealth } from '#contract/desk/system.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { age, integer, ownMoment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { Badge, type Tone } from '#desk/platform/ui/badge.tsx'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { Table } from '#desk/platform/ui/table.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    dependencies: 'De qué depende la tienda',
    loading: 'Preguntando cómo está todo',
    names: {
      database: 'Base de datos',
      mail: 'Mail',
      mercadopago: 'Mercado Pago',
      webpay: 'Webpay',
      storage: 'Fotografías',
    },
    states: { up: 'responde', slow: 'responde lento', down: 'no responde', local: 'en esta máquina' },
    nodes: 'Nodos',
    noNodes: 'Ningún nodo dijo todavía que está.',
    columns: ['Nodo', 'Abierto desde', 'Hilos', 'Versión', 'Índices'],
    silent: 'callado',
    otherPhotos: 'fotografías aparte',
    apart:
      'No todos los nodos guardan las fotografías en el mismo lugar: lo que se sube en uno falta en los otros. Dales a todos el mismo PHOTO_STORE_URL o una carpeta compartida.',
    jobs: 'hace las tareas',
    since: (time: string) => `desde ${time}`,
    notYet: 'todavía no',
    waits: (seconds: string) => `un cambio espera hace ${seconds} s`,
    fresh: (time: string) => `visto hace ${time}`,
  },
  en: {
    dependencies: 'What the shop depends on',
    loading: 'Asking how everything is',
    names: {
      database: 'Database',
      mail: 'Mail',
      mercadopago: 'Mercado Pago',
      webpay: 'Webpay',
      storage: 'Photographs',
    },
    states: { up: 'answers', slow: 'answers slowly', down: 'does not answer', local: 'on this machine' },
    nodes: 'Nodes',
    noNodes: 'No node has said yet that it is there.',
    columns: ['Node', 'Open since', 'Threads', 'Version', 'Indexes'],
    silent: 'silent',
    otherPhotos: 'photographs apart',
    apart:
      'Not all nodes keep photographs in the same place: what is uploaded at one is missing at the others. Give all of them the same PHOTO_STORE_URL, or a shared folder.',
    jobs: 'runs the jobs',
    since: (time: string) => `since ${time}`,
    notYet: 'not yet',
    waits: (seconds: string) => `a change has waited ${seconds} s`,
    fresh: (time: string) => `seen ${time} ago`,
  },
})

const toneOf: Readonly<Record<DeskHealth['dependencies'][number]['state'], Tone>> = {
  up: 'done',
  slow: 'now',
  down: 'bad',
  local: 'plain',
}

function Dependencies({ dependencies }: Pick<DeskHealth, 'dependencies'>) {
  const text = useWords(words)
  const language = useLanguage()
  return (
    <ul className="flex flex-wrap gap-px bg-line outline outline-line">
      {dependencies.map(({ name, state, what, ms, problem }) => (
        <li key={name} className="grid grow basis-60 content-start gap-1 bg-paper px-3 py-2.5">
          <span className="flex items-center justify-between gap-2">
            <strong className="font-semibold">{text.names[name]}</strong>
            <Badge tone={toneOf[state]}>{text.states[state]}</Badge>
          </span>
          <span className="figures text-13 break-all text-ink-2">
            {[what, ms !== null && state !== 'down' && `${integer(ms, language)} ms`].filter(Boolean).join(' · ')}
          </span>
          {problem && <span className="text-13 text-rojo">{problem}</span>}
        </li>
      ))}
    </ul>
  )
}

const cell = 'py-2 pr-3'

function Nodes({ nodes, at }: Pick<DeskHealth, 'nodes' | 'at'>) {
  const text = useWords(words)
  const language = useLanguage()
  if (nodes.length === 0) return <p className="text-14 text-ink-2">{text.noNodes}</p>
  return (
    <Table label={text.nodes} columns={text.columns}>
      {nodes.map(
        ({ id, host, startedAt, seenAt, isSilent, hasOtherPhotos, threads, build, runtime, runsJobs, indexes }) => (
          <tr key={id} className="border-b border-line align-top">
            <td className={cell}>
              <strong className="font-semibold">{host}</strong> {isSilent && <Badge tone="bad">{text.silent}</Badge>}{' '}
              {hasOtherPhotos && <Badge tone="bad">{text.otherPhotos}</Badge>}
              <span className="figures block text-13 text-ink-2">
                {text.fresh(age(seenAt, Date.parse(at)))}
                {runsJobs && ` · ${text.jobs}`}
              </span>
            </td>
            <td className={`figures ${cell} whitespace-nowrap`}>{ownMoment(startedAt, language)}</td>
            <td className={`figures ${cell}`}>{integer(threads, language)}</td>
            <td className={`${cell} font-mono text-13`}>
              {build}
              <span className="block text-ink-2">{runtime}</span>
            </td>
            <td className={`${cell} text-13`}>
              {indexes.map(({ country, builtAt, staleSeconds }) => (
                <span key={country} className="figures block">
                  <span className="font-mono">{country}</span>{' '}
                  {builtAt ? text.since(ownMoment(builtAt, language)) : text.notYet}{' '}
                  {staleSeconds > 5 && <Badge tone="now">{text.waits(integer(staleSeconds, language))}</Badge>}
                </span>
              ))}
            </td>
          </tr>
        ),
      )}
    </Table>
  )
}

/** Whether what the shop depends on answers, and which nodes there are. */
export function Health() {
  const text = useWords(words)
  const { data, error } = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => deskCall(readHealth, {}, { signal }),
    refetchInterval: 15_000,
  })
  return (
    <>
      <Section title={text.dependencies}>
        {error && <Failure>{failureText(error)}</Failure>}
        {!data && !error && <LoadingRows label={text.loading} count={2} />}
        {data && <Dependencies dependencies={data.dependencies} />}
      </Section>
      {data && (
        <Section title={text.nodes}>
          {data.nodes.some(({ hasOtherPhotos }) => hasOtherPhotos) && <Failure>{text.apart}</Failure>}
          <Nodes nodes={data.nodes} at={data.at} />
        </Section>
      )}
    </>
  )
}
