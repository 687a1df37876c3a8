import { setBranch } from '#contract/desk/store-shipping.ts'
import type { DeskInput } from '#contract/desk/desk-endpoint.ts'
import type { DeskStoreTerms } from '#contract/desk/store-terms.ts'
import { deskCall } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Checkbox, Field, SelectField } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { useTermsAct } from './terms-query.ts'

const words = wordsIn({
  es: {
    add: 'Sucursal nueva',
    name: 'Nombre',
    address: 'Dirección',
    city: 'Ciudad',
    region: 'Región',
    anyRegion: 'La que corresponda',
    postcode: 'Código postal (opcional)',
    hours: 'Horarios',
    takesReturns: 'Recibe devoluciones',
    isOpen: 'Está abierta',
    isOpenNote: 'Cerrada, sus pedidos y devoluciones en curso siguen ahí.',
    save: 'Guardar la sucursal',
  },
  en: {
    add: 'A new branch',
    name: 'Name',
    address: 'Address',
    city: 'City',
    region: 'Region',
    anyRegion: 'The one it is in',
    postcode: 'Postcode (optional)',
    hours: 'Opening hours',
    takesReturns: 'Takes returns',
    isOpen: 'Open',
    isOpenNote: 'Closed, its orders and returns under way stay there.',
    save: 'Save the branch',
  },
})

export type Branch = DeskStoreTerms['branches'][number]
type Set = Omit<DeskInput<typeof setBranch>['body'], 'version'>

function branchIn(form: FormData, branch: Branch | undefined): Set {
  const of = (name: string) => typed(form, name).trim()
  const region = of('region')
  return {
    name: branch?.name ?? of('name'),
    address: of('address'),
    city: of('city'),
    ...(region && { region }),
    postcode: of('postcode'),
    hours: of('hours'),
    takesReturns: form.get('takesReturns') !== null,
    isOpen: form.get('isOpen') !== null,
  }
}

type BranchDialogProps = { terms: DeskStoreTerms; branch: Branch | undefined; onClose(): void }

/** A branch is known by its name: another name is another branch. */
export function BranchDialog({ terms, branch, onClose }: BranchDialogProps) {
  const text = useWords(words)
  const { country, version, regions } = terms
  const acting = useTermsAct(
    country,
    (set: Set, idempotencyKey) =>
      deskCall(setBranch, { params: { country }, body: { ...set, version } }, { idempotencyKey }),
    onClose,
  )
  const errors = fieldErrors(acting.error)
  return (
    <Dialog title={branch?.name ?? text.add} onClose={onClose}>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          acting.change(branchIn(new FormData(event.currentTarget), branch))
        }}
      >
        {!branch && <Field label={text.name} name="name" error={errors.name} autoComplete="off" />}
        <Field label={text.address} name="address" defaultValue={branch?.address} error={errors.address} />
        <div className="grid grid-cols-2 items-start gap-3 max-tablet:grid-cols-1">
          <Field label={text.city} name="city" defaultValue={branch?.city} />
          <SelectField
            label={text.region}
            name="region"
            defaultValue={branch?.region ?? ''}
            options={[{ value: '', label: text.anyRegion }, ...regions.map((name) => ({ value: name, label: name }))]}
          />
          <Field label={text.postcode} name="postcode" defaultValue={branch?.postcode} error={errors.postcode} />
          <Field label={text.hours} name="hours" defaultValue={branch?.hours} error={errors.hours} />
        </div>
        <Checkbox label={text.takesReturns} name="takesReturns" defaultChecked={branch?.takesReturns ?? true} />
        <Checkbox label={text.isOpen} name="isOpen" defaultChecked={branch?.isOpen ?? true} />
        <p className="text-13 text-ink-2">{text.isOpenNote}</p>
        {acting.error && <ActFailure error={acting.error} country={country} />}
        <Button type="submit" look="primary" isBusy={acting.isPending} className="justify-self-start">
          {text.save}
        </Button>
      </form>
    </Dialog>
  )
}
