import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeContentRule } from '#contract/desk/content.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { Checkbox } from '#desk/platform/ui/field.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { contentKey } from './content-query.ts'

const words = wordsIn({
  es: {
    label: 'Para publicar hace falta otra persona',
    help: 'Quien escribe manda a revisión, y publica otra persona del equipo. Volver a una versión anterior sigue siendo de una sola.',
  },
  en: {
    label: 'A second person has to publish',
    help: 'The author sends it for review, and somebody else of the staff publishes. Going back to an older version stays with one.',
  },
})

/** Whether one person may publish what they wrote. */
export function SecondPersonRule({ country, isNeeded }: { country: OpenCountry; isNeeded: boolean }) {
  const text = useWords(words)
  const client = useQueryClient()
  const changing = useMutation({
    mutationFn: ({ wanted, key }: { wanted: boolean; key: string }) =>
      deskCall(changeContentRule, { body: { country, was: isNeeded, isNeeded: wanted } }, { idempotencyKey: key }),
    onSettled: () => client.invalidateQueries({ queryKey: contentKey(country) }),
  })
  const shown = changing.isPending ? changing.variables.wanted : isNeeded
  return (
    <div className="grid gap-1 border border-line bg-surface px-3 py-2">
      <Checkbox
        label={text.label}
        checked={shown}
        onChange={({ currentTarget }) =>
          !changing.isPending && changing.mutate({ wanted: currentTarget.checked, key: crypto.randomUUID() })
        }
      />
      <p className="text-13 text-ink-2">{text.help}</p>
      {changing.error && <Failure>{failureText(changing.error)}</Failure>}
    </div>
  )
}
