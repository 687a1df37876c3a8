import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  addOwnPasskey,
  listOwnPasskeys,
  offerPasskey,
  removeOwnPasskey,
  renameOwnPasskey,
  type OwnPasskeys as Own,
} from '#contract/desk/passkeys.ts'
import { maxPasskeyNameLength } from '#domain/customers/passkeys/rules.ts'
import { mayRemovePasskey } from '#domain/desk/staff/passkey-rules.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText, fieldErrors } from '#desk/platform/failure-text.ts'
import { ownMoment } from '#desk/platform/figures.ts'
import { makePasskey, supportsPasskeys } from '#desk/platform/passkeys.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { typed } from '#desk/platform/typed.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    title: 'Llaves de acceso',
    help: 'Con tu contraseña, una llave te deja entrar con el dedo, la cara o el PIN de este dispositivo, sin copiar un código.',
    app: 'También valen los códigos de tu aplicación.',
    noApp: 'No tenés una aplicación de códigos: la última llave no se puede quitar.',
    none: 'Todavía no tenés ninguna.',
    unsupported: 'Este navegador no tiene llaves de acceso.',
    add: 'Agregar una llave',
    made: (at: string, host: string) => `hecha ${at}, para ${host}`,
    used: (at: string) => `última vez ${at}`,
    rename: 'Cambiar el nombre',
    remove: 'Quitar',
    of: (act: string, name: string) => `${act}: ${name}`,
    name: 'Nombre',
    removed: 'Ese dispositivo ya no va a servir para entrar. Las sesiones abiertas siguen.',
    back: 'Volver',
    save: 'Guardar',
  },
  en: {
    title: 'Passkeys',
    help: 'With your password, a passkey lets you in by the finger, face or PIN of this device, without a code to copy.',
    app: 'Codes of your authenticator app are good too.',
    noApp: 'You have no authenticator app: the last passkey cannot be removed.',
    none: 'You have none yet.',
    unsupported: 'This browser has no passkeys.',
    add: 'Add a passkey',
    made: (at: string, host: string) => `made ${at}, for ${host}`,
    used: (at: string) => `last used ${at}`,
    rename: 'Rename',
    remove: 'Remove',
    of: (act: string, name: string) => `${act}: ${name}`,
    name: 'Name',
    removed: 'That device will not let you in any more. Open sessions go on.',
    back: 'Back',
    save: 'Save',
  },
})

const passkeysKey = ['own passkeys']
type Passkey = Own['passkeys'][number]
type Open = { passkey: Passkey; act: 'rename' | 'remove' }

/** Asks for the new name, or whether a passkey is to go. */
function PasskeyDialog({ passkey: { id: idPasskey, name }, act, onClose }: Open & { onClose(): void }) {
  const text = useWords(words)
  const client = useQueryClient()
  const params = { idPasskey }
  const acting = useMutation({
    mutationFn: (given: string) =>
      act === 'rename'
        ? deskCall(renameOwnPasskey, { params, body: { name: given } })
        : deskCall(removeOwnPasskey, { params, body: {} }),
    onSuccess: (answer) => {
      client.setQueryData(passkeysKey, answer)
      onClose()
    },
  })
  const errors = fieldErrors(acting.error)
  return (
    <Dialog title={text.of(text[act], name)} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          acting.mutate(typed(event.currentTarget, 'name').trim())
        }}
      >
        {act === 'rename' ? (
          <Field
            label={text.name}
            name="name"
            defaultValue={name}
            maxLength={maxPasskeyNameLength}
            autoComplete="off"
            error={errors.name}
          />
        ) : (
          <p>{text.removed}</p>
        )}
        {acting.error && <Failure>{failureText(acting.error)}</Failure>}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button type="submit" look={act === 'remove' ? 'danger' : 'primary'} isBusy={acting.isPending}>
            {act === 'remove' ? text.remove : text.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Row({ of: passkey, isLast, onOpen }: { of: Passkey; isLast: boolean; onOpen(act: Open['act']): void }) {
  const text = useWords(words)
  const language = useLanguage()
  const { name, host, createdAt, lastUsedAt } = passkey
  const facts = [
    text.made(ownMoment(createdAt, language), host),
    lastUsedAt && text.used(ownMoment(lastUsedAt, language)),
  ]
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2">
      <span>
        <strong className="font-semibold">{name}</strong>
        <span className="figures block text-13 text-ink-2">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className="flex gap-2">
        <Button look="quiet" aria-label={text.of(text.rename, name)} onClick={() => onOpen('rename')}>
          {text.rename}
        </Button>
        {!isLast && (
          <Button aria-label={text.of(text.remove, name)} onClick={() => onOpen('remove')}>
            {text.remove}
          </Button>
        )}
      </span>
    </li>
  )
}

/** What a person can prove beside the password on their own devices. */
export function OwnPasskeys() {
  const text = useWords(words)
  const client = useQueryClient()
  const [open, setOpen] = useState<Open>()
  const { data, error } = useQuery({
    queryKey: passkeysKey,
    queryFn: ({ signal }) => deskCall(listOwnPasskeys, {}, { signal }),
  })
  const adding = useMutation({
    mutationFn: async () => {
      const { options } = await deskCall(offerPasskey, { body: {} })
      const response = await makePasskey(options)
      return response && deskCall(addOwnPasskey, { body: { response } })
    },
    onSuccess: (answer) => answer && client.setQueryData(passkeysKey, answer),
  })
  const failure = error ?? adding.error
  const passkeys = data?.passkeys ?? []
  const isLast = data !== undefined && !mayRemovePasskey({ hasApp: data.hasApp, passkeys: passkeys.length })
  return (
    <Section title={text.title}>
      <p className="max-w-prose text-14 text-ink-2">
        {text.help} {data && (data.hasApp ? text.app : text.noApp)}
      </p>
      {failure && <Failure>{failureText(failure)}</Failure>}
      {data && passkeys.length === 0 && <p className="text-14">{text.none}</p>}
      <ul>
        {passkeys.map((passkey) => (
          <Row key={passkey.id} of={passkey} isLast={isLast} onOpen={(act) => setOpen({ passkey, act })} />
        ))}
      </ul>
      {supportsPasskeys() ? (
        <Button onClick={() => adding.mutate()} isBusy={adding.isPending} className="justify-self-start">
          {text.add}
        </Button>
      ) : (
        <p className="text-14 text-ink-2">{text.unsupported}</p>
      )}
      {open && <PasskeyDialog {...open} onClose={() => setOpen(undefined)} />}
    </Section>
  )
}
