import { useState } from 'react'
import type { DraftSearchRule } from '#contract/desk/searches.ts'
import { typed } from '#desk/platform/typed.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { Checkbox, Field, SelectField } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    title: 'Una regla para esta búsqueda',
    rule: 'Qué regla',
    rules: {
      synonym: 'Significa otra cosa (sinónimo)',
      redirect: 'Lleva a una página',
      pinned: 'Primero van estos productos',
      hidden: 'Estos productos no se muestran',
    },
    said: 'Cuando buscan',
    means: 'También encontrar',
    instead: 'Encontrar solo eso',
    path: 'Página',
    skus: 'SKU, en orden',
    skusHelp: 'Separados por espacios. O tocá «Fijar» u «Ocultar» en la lista.',
    tryIt: 'Ver cómo quedaría',
  },
  en: {
    title: 'A rule for this search',
    rule: 'Which rule',
    rules: {
      synonym: 'It means something else (synonym)',
      redirect: 'It leads to a page',
      pinned: 'These products come first',
      hidden: 'These products are not shown',
    },
    said: 'When they search for',
    means: 'Also find',
    instead: 'Find only that',
    path: 'Page',
    skus: 'SKUs, in order',
    skusHelp: 'With spaces between them. Or press "Pin" or "Hide" in the list.',
    tryIt: 'See how it would be',
  },
})

type RuleKind = DraftSearchRule['rule']

function draftIn(form: HTMLFormElement, rule: RuleKind, where: string): DraftSearchRule {
  const skus = typed(form, 'skus')
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  switch (rule) {
    case 'synonym':
      return {
        rule,
        words: typed(form, 'said'),
        means: typed(form, 'means'),
        instead: new FormData(form).has('instead'),
      }
    case 'redirect':
      return { rule, words: typed(form, 'said'), path: typed(form, 'path') }
    case 'pinned':
    case 'hidden':
      return { rule, place: where, skus }
  }
}

type DraftFieldsProps = { where: string; onTry(draft: DraftSearchRule): void }

/** A rule to try on a search; a category has only an order. */
export function DraftFields({ where, onTry }: DraftFieldsProps) {
  const text = useWords(words)
  const isSearch = !where.startsWith('/')
  const kinds: RuleKind[] = isSearch ? ['synonym', 'redirect', 'pinned', 'hidden'] : ['pinned', 'hidden']
  const [rule, setRule] = useState<RuleKind>(kinds[0]!)
  return (
    <form
      aria-label={text.title}
      noValidate
      className="grid items-start gap-3 border-t border-line pt-3 tablet:grid-cols-3"
      onSubmit={(event) => {
        event.preventDefault()
        onTry(draftIn(event.currentTarget, rule, where))
      }}
    >
      <SelectField
        label={text.rule}
        value={rule}
        options={kinds.map((kind) => ({ value: kind, label: text.rules[kind] }))}
        onChange={({ currentTarget: { value } }) => setRule(value as RuleKind)}
      />
      {(rule === 'synonym' || rule === 'redirect') && (
        <Field label={text.said} name="said" defaultValue={where} autoComplete="off" />
      )}
      {rule === 'synonym' && (
        <div className="grid gap-1">
          <Field label={text.means} name="means" autoComplete="off" />
          <Checkbox name="instead" label={text.instead} />
        </div>
      )}
      {rule === 'redirect' && <Field label={text.path} name="path" placeholder="/ofertas/" autoComplete="off" />}
      {(rule === 'pinned' || rule === 'hidden') && (
        <Field label={text.skus} name="skus" help={text.skusHelp} autoComplete="off" />
      )}
      <Button type="submit" className="justify-self-start tablet:col-span-3">
        {text.tryIt}
      </Button>
    </form>
  )
}
