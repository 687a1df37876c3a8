import { useState } from 'react'
import type { RuleSwitch } from '#domain/buy/cart/rule-state.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { useSwitchRule, type SwitchedRule } from './promotions-query.ts'

const words = wordsIn({
  es: {
    title: {
      paused: (name: string) => `Pausar ${name}`,
      on: (name: string) => `Reanudar ${name}`,
      ended: (name: string) => `Terminar ${name}`,
    },
    what: {
      paused: 'Deja de valer hasta que la reanudes. Los pedidos que ya se hicieron no cambian.',
      on: 'Vuelve a valer hasta su último día.',
      ended: 'No se puede volver a activar. Los pedidos que ya se hicieron conservan su precio.',
    },
    reason: 'Motivo (opcional)',
    reasonHelp: 'Queda en el registro con tu nombre.',
    back: 'Volver',
    act: { paused: 'Pausar', on: 'Reanudar', ended: 'Terminar' },
  },
  en: {
    title: {
      paused: (name: string) => `Pause ${name}`,
      on: (name: string) => `Resume ${name}`,
      ended: (name: string) => `End ${name}`,
    },
    what: {
      paused: 'It stops working until you resume it. Orders that were placed do not change.',
      on: 'It works again until its last day.',
      ended: 'It cannot be switched on again. Orders that were placed keep their price.',
    },
    reason: 'Reason (optional)',
    reasonHelp: 'It is recorded with your name.',
    back: 'Back',
    act: { paused: 'Pause', on: 'Resume', ended: 'End' },
  },
})

type SwitchDialogProps = { rule: SwitchedRule; to: RuleSwitch; onClose(): void }

/** Asks before a coupon or promotion is paused, resumed or ended. */
export function SwitchDialog({ rule, to, onClose }: SwitchDialogProps) {
  const text = useWords(words)
  const [key] = useState(() => crypto.randomUUID())
  const deciding = useSwitchRule(rule, onClose)
  const { name, country } = 'coupon' in rule ? rule.coupon : rule.promotion
  return (
    <Dialog title={text.title[to](name)} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          deciding.mutate({ to, reason: typed(event.currentTarget, 'reason').trim(), key })
        }}
      >
        <p>{text.what[to]}</p>
        <Field
          label={text.reason}
          name="reason"
          help={text.reasonHelp}
          autoComplete="off"
          error={fieldErrors(deciding.error).reason}
        />
        {deciding.error && <ActFailure error={deciding.error} country={country} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button type="submit" look={to === 'ended' ? 'danger' : 'primary'} isBusy={deciding.isPending}>
            {text.act[to]}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
