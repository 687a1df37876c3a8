import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  carryOutDataRequest,
  erasureObstacles,
  refuseDataRequest,
  type DataRequest,
} from '#contract/desk/data-requests.ts'
import { deskCall, Refused } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { money } from '#desk/platform/figures.ts'
import { saveFile } from '#desk/platform/save-file.ts'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Checkbox, Field } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { requestWords } from './request-words.ts'

const words = wordsIn({
  es: {
    title: { export: 'Dar sus datos', erasure: 'Borrar la cuenta' },
    what: {
      export: 'Se descarga un archivo con todo lo que la tienda guarda de esta persona: mandáselo por un medio seguro.',
      erasure:
        'Se borra la persona de la cuenta, los pedidos y las reseñas, y se le avisa por mail. No se puede deshacer.',
    },
    do: { export: 'Descargar sus datos', erasure: 'Borrar la cuenta' },
    agreed: (amount: string) => `La persona aceptó perder ${amount}`,
    refuse: 'O rechazar el pedido',
    reason: 'Motivo del rechazo',
    no: 'Rechazar',
    back: 'Volver',
  },
  en: {
    title: { export: 'Give the data', erasure: 'Erase the account' },
    what: {
      export: 'A file with everything the shop holds about this person is downloaded: send it in a safe way.',
      erasure: 'The person is erased from account, orders and reviews, and a mail says so. It cannot be undone.',
    },
    do: { export: 'Download the data', erasure: 'Erase the account' },
    agreed: (amount: string) => `The person agreed to lose ${amount}`,
    refuse: 'Or refuse the request',
    reason: 'Why it is refused',
    no: 'Refuse',
    back: 'Back',
  },
})

/** Carries a request out, or answers it with a no. What stands in the way is named. */
export function CarryOutDialog({ request, onClose }: { request: DataRequest; onClose(): void }) {
  const text = useWords(words)
  const names = useWords(requestWords)
  const { id, kind, country } = request
  const client = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const [agreed, setAgreed] = useState(false)
  const refresh = () => void client.invalidateQueries({ queryKey: ['data-requests'] })
  const close = () => {
    refresh()
    onClose()
  }
  const doing = useMutation({
    mutationFn: (givesUp: number | undefined) =>
      deskCall(
        carryOutDataRequest,
        { params: { id }, body: { ...(givesUp !== undefined && { givesUp }) } },
        { idempotencyKey: `${key}-${givesUp ?? ''}` },
      ),
    onSuccess: ({ file }) => {
      if (file) saveFile(file.name, file.text, 'application/json')
      close()
    },
    onError: refresh,
  })
  const refusing = useMutation({
    mutationFn: (reason: string) =>
      deskCall(refuseDataRequest, { params: { id }, body: { reason } }, { idempotencyKey: `${key}-no` }),
    onSuccess: close,
    onError: refresh,
  })
  const found = erasureObstacles.safeParse(doing.error instanceof Refused ? doing.error.refusal.data : undefined)
  const obstacles = found.success ? found.data.obstacles : []
  const givesUp = found.success && obstacles.length === 0 ? found.data.givesUp : 0
  return (
    <Dialog title={text.title[kind]} onClose={onClose}>
      <div className="grid gap-4">
        <p>{text.what[kind]}</p>
        {doing.error && <ActFailure error={doing.error} country={country} />}
        {obstacles.length > 0 && (
          <ul className="list-disc pl-5 text-14">
            {obstacles.map((one) => (
              <li key={`${one.kind}${one.ref}`}>
                {[names.obstacles[one.kind], one.ref, one.amount > 0 && money(one.amount, country)]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
        )}
        {givesUp > 0 && (
          <Checkbox
            label={text.agreed(money(givesUp, country))}
            checked={agreed}
            onChange={({ target }) => setAgreed(target.checked)}
          />
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button
            look={kind === 'erasure' ? 'danger' : 'primary'}
            isBusy={doing.isPending}
            onClick={() => doing.mutate(agreed ? givesUp : undefined)}
          >
            {text.do[kind]}
          </Button>
        </div>
        <form
          noValidate
          className="grid gap-3 border-t border-line pt-4"
          onSubmit={(event) => {
            event.preventDefault()
            refusing.mutate(typed(event.currentTarget, 'reason').trim())
          }}
        >
          <p className="text-14 font-semibold">{text.refuse}</p>
          <Field label={text.reason} name="reason" autoComplete="off" error={fieldErrors(refusing.error).reason} />
          {refusing.error && <ActFailure error={refusing.error} country={country} />}
          <Button type="submit" isBusy={refusing.isPending} className="justify-self-end">
            {text.no}
          </Button>
        </form>
      </div>
    </Dialog>
  )
}
