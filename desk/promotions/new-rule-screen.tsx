import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { makeCoupon, makePromotion } from '#contract/desk/promotions.ts'
import { sentenceOf } from '#domain/desk/promotions/sentence.ts'
import type { Suspicion } from '#domain/desk/promotions/suspicions.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText, fieldErrors } from '#desk/platform/failure-text.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useStore } from '#desk/platform/use-store.ts'
import { BackLink } from '#desk/platform/ui/back-link.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { StoreViews } from '#desk/platform/ui/store-views.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { couponBody, emptyDraft, promotionBody, saidDraft, suspicionsOfDraft, type RuleDraft } from './draft.ts'
import { promotionWords } from './promotion-words.ts'
import { useRefreshPromotions, useScopes } from './promotions-query.ts'
import { RuleFields } from './rule-fields.tsx'
import { todayIn } from './said-rule.ts'

const words = wordsIn({
  es: {
    title: 'Nueva promoción',
    back: 'Promociones',
    reads: 'Se lee así',
    unfinished: 'Falta cuánto da y hasta cuándo.',
    save: 'Crear',
    sure: '¿Está bien así?',
    odd: 'Esto llama la atención:',
    correct: 'Corregir',
    anyway: 'Crear igual',
  },
  en: {
    title: 'New promotion',
    back: 'Promotions',
    reads: 'It reads',
    unfinished: 'What it gives and until when is missing.',
    save: 'Create',
    sure: 'Is this right?',
    odd: 'This is unusual:',
    correct: 'Correct it',
    anyway: 'Create it anyway',
  },
})

const named = (list: readonly { key: string; name: string }[]) => new Map(list.map(({ key, name }) => [key, name]))

/** A coupon, codes for single use, or a discount that acts by itself: written as one reads it. */
export function NewRuleScreen() {
  const text = useWords(words)
  const names = useWords(promotionWords)
  const language = useLanguage()
  const navigate = useNavigate()
  const refresh = useRefreshPromotions()
  const [store, setStore] = useStore()
  const [draft, setDraft] = useState<RuleDraft>(emptyDraft)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [asked, setAsked] = useState<Suspicion[]>()
  const scopes = useScopes(store)
  const { categories = [], brands = [] } = scopes.data ?? {}
  const today = todayIn(store)
  const said = saidDraft(draft, store, { categories: named(categories), brands: named(brands) }, today)
  const sentence = said && sentenceOf(said, language)

  const saving = useMutation({
    mutationFn: async (confirmed: Suspicion[]): Promise<void> => {
      const options = { idempotencyKey: key }
      if (draft.rule === 'automatic')
        await deskCall(makePromotion, { body: promotionBody(draft, store, confirmed) }, options)
      else await deskCall(makeCoupon, { body: couponBody(draft, store, confirmed) }, options)
    },
    onSuccess: () => {
      refresh()
      void navigate(`/promotions?country=${store}`)
    },
    onSettled: () => setAsked(undefined),
  })

  function change(part: Partial<RuleDraft>) {
    setDraft((before) => ({ ...before, ...part }))
    // Something else is decided then.
    setKey(crypto.randomUUID())
  }

  function submit() {
    const odd = suspicionsOfDraft(draft, store, today)
    if (odd.length > 0) setAsked(odd)
    else saving.mutate([])
  }

  return (
    <Screen title={text.title}>
      <BackLink to={`/promotions?country=${store}`}>{text.back}</BackLink>
      <StoreViews
        store={store}
        onChoose={(next) => {
          change({ categories: [], brands: [] })
          setStore(next)
        }}
      />
      <div className="grid gap-1 border-l-4 border-lima bg-tile px-4 py-3">
        <h2 className="text-13 font-semibold text-ink-2">{text.reads}</h2>
        <output className={`text-20 ${sentence ? 'font-semibold' : 'text-ink-2'}`}>
          {sentence ?? text.unfinished}
        </output>
      </div>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <RuleFields
          {...{ draft, store, today, categories, brands }}
          errors={fieldErrors(saving.error)}
          onChange={change}
        />
        {scopes.error && <Failure>{failureText(scopes.error)}</Failure>}
        {saving.error && <Failure>{failureText(saving.error)}</Failure>}
        <Button type="submit" look="primary" isBusy={saving.isPending} className="justify-self-start">
          {text.save}
        </Button>
      </form>
      {asked && (
        <Dialog title={text.sure} onClose={() => setAsked(undefined)}>
          <div className="grid gap-4">
            {sentence && <p className="font-semibold">{sentence}</p>}
            <div>
              <p>{text.odd}</p>
              <ul className="mt-1 list-disc pl-5">
                {asked.map((one) => (
                  <li key={one}>{names.suspicion[one]}</li>
                ))}
              </ul>
            </div>
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={() => setAsked(undefined)}>{text.correct}</Button>
              <Button look="danger" isBusy={saving.isPending} onClick={() => saving.mutate(asked)}>
                {text.anyway}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </Screen>
  )
}
