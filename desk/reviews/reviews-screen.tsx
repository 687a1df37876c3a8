import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { answerReview, decideReview, listReviews, type DeskReview } from '#contract/desk/reviews.ts'
import { maxAnswerLength, reviewStatuses, type ReviewStatus } from '#domain/browse/reviews/review.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText, fieldErrors } from '#desk/platform/failure-text.ts'
import { moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { TextField } from '#desk/platform/ui/field.tsx'
import { MoreButton } from '#desk/platform/ui/more-button.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { Views } from '#desk/platform/ui/views.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    title: 'Opiniones',
    which: 'Opiniones por estado',
    status: { pending: 'Por leer', approved: 'Publicadas', rejected: 'Rechazadas' } satisfies Record<
      ReviewStatus,
      string
    >,
    loading: 'Cargando las opiniones',
    none: {
      pending: 'No hay opiniones por leer.',
      approved: 'No hay ninguna publicada.',
      rejected: 'No se rechazó ninguna.',
    },
    stars: (stars: number) => `${stars} de 5`,
    fit: { small: 'queda chico', just: 'queda justo', large: 'queda grande' },
    size: (size: string) => `talle ${size}`,
    height: (height: number) => `${height} cm`,
    anonymous: 'sin firma',
    photo: (at: number) => `Foto ${at + 1} de la opinión`,
    approve: 'Publicar',
    reject: 'Rechazar',
    answer: 'Responder',
    changeAnswer: 'Cambiar la respuesta',
    of: (act: string, product: string) => `${act}: ${product}`,
    answered: 'Respuesta de la tienda',
    rejected: 'Rechazada',
    why: 'Por qué',
    whyHelp: 'Lo lee quien la escribió, y puede corregirla. Pocas estrellas no son un motivo.',
    answerHelp: `Se lee debajo de la opinión, en nombre de la tienda. Hasta ${maxAnswerLength} letras; vacía, se quita.`,
    back: 'Volver',
    save: 'Guardar',
  },
  en: {
    title: 'Reviews',
    which: 'Reviews by state',
    status: { pending: 'To read', approved: 'Shown', rejected: 'Rejected' } satisfies Record<ReviewStatus, string>,
    loading: 'Loading the reviews',
    none: { pending: 'No review waits to be read.', approved: 'None is shown.', rejected: 'None was rejected.' },
    stars: (stars: number) => `${stars} of 5`,
    fit: { small: 'runs small', just: 'fits', large: 'runs large' },
    size: (size: string) => `size ${size}`,
    height: (height: number) => `${height} cm`,
    anonymous: 'unsigned',
    photo: (at: number) => `Photo ${at + 1} of the review`,
    approve: 'Show it',
    reject: 'Reject',
    answer: 'Answer',
    changeAnswer: 'Change the answer',
    of: (act: string, product: string) => `${act}: ${product}`,
    answered: 'Answer of the shop',
    rejected: 'Rejected',
    why: 'Why',
    whyHelp: 'Its author reads it, and can correct it. Few stars are no reason.',
    answerHelp: `It is shown below the review, in the name of the shop. Up to ${maxAnswerLength} letters; empty, it is removed.`,
    back: 'Back',
    save: 'Save',
  },
})

const reviewsKey = ['reviews'] as const

/** An act on one review; all lists are read again, also where somebody was faster. */
function useReviewAct<T>(act: (given: T, idempotencyKey: string) => Promise<unknown>, onDone?: () => void) {
  const client = useQueryClient()
  const [key, setKey] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: (given: T) => act(given, key),
    onSuccess: () => {
      setKey(crypto.randomUUID())
      onDone?.()
    },
    onSettled: () => client.invalidateQueries({ queryKey: reviewsKey }),
  })
}

type ReviewDialogProps = { review: DeskReview; what: 'reject' | 'answer'; onClose(): void }

function ReviewDialog({ review, what, onClose }: ReviewDialogProps) {
  const text = useWords(words)
  const { id, version: seen, country, product } = review
  const acting = useReviewAct(async (said: string, idempotencyKey: string) => {
    const options = { idempotencyKey: `${idempotencyKey}-${said.length}` }
    if (what === 'answer')
      await deskCall(answerReview, { params: { id }, body: { answer: said || null, seen } }, options)
    else await deskCall(decideReview, { params: { id }, body: { to: 'rejected', reason: said, seen } }, options)
  }, onClose)
  const errors = fieldErrors(acting.error)
  return (
    <Dialog title={text.of(what === 'reject' ? text.reject : text.answer, product)} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          acting.mutate(typed(event.currentTarget, 'said').trim())
        }}
      >
        {review.text && (
          <blockquote className="border-l-2 border-line pl-3 whitespace-pre-line">{review.text}</blockquote>
        )}
        <TextField
          label={what === 'reject' ? text.why : text.answered}
          name="said"
          rows={4}
          defaultValue={what === 'answer' ? (review.answer ?? '') : ''}
          help={what === 'reject' ? text.whyHelp : text.answerHelp}
          error={errors.reason ?? errors.answer}
        />
        {acting.error && <ActFailure error={acting.error} country={country} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button type="submit" look={what === 'reject' ? 'danger' : 'primary'} isBusy={acting.isPending}>
            {what === 'reject' ? text.reject : text.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Row({ of: review, onOpen }: { of: DeskReview; onOpen(what: 'reject' | 'answer'): void }) {
  const text = useWords(words)
  const language = useLanguage()
  const { id, country, product, sku, stars, fit, size, height, author, photos, status, version: seen } = review
  const approving = useReviewAct((_: undefined, idempotencyKey: string) =>
    deskCall(decideReview, { params: { id }, body: { to: 'approved', seen } }, { idempotencyKey }),
  )
  const facts = [text.stars(stars), fit && text.fit[fit], size && text.size(size), height && text.height(height)]
  return (
    <li className="grid gap-x-4 gap-y-2 border-b border-line py-3 wide:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-1">
        <strong className="font-semibold">
          {product} <span className="font-mono text-12 font-normal text-ink-2">{sku}</span>
        </strong>
        <span className="figures text-13 text-ink-2">
          {facts.filter(Boolean).join(' · ')} · {author || text.anonymous} · {countryProfiles[country].name} ·{' '}
          {moment(review.writtenAt, country, language)}
        </span>
        {review.text && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{review.text}</p>}
        {photos.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {photos.map((photo, at) => (
              <li key={photo}>
                <a href={photo} target="_blank" rel="noreferrer">
                  <img src={photo} alt={text.photo(at)} className="size-24 rounded-edge bg-tile object-cover" />
                </a>
              </li>
            ))}
          </ul>
        )}
        {review.rejectReason && (
          <p>
            <strong className="font-semibold">{text.rejected}:</strong> {review.rejectReason}
          </p>
        )}
        {review.answer && (
          <p className="border-l-2 border-line pl-3 whitespace-pre-line">
            <strong className="font-semibold">{text.answered}:</strong> {review.answer}
          </p>
        )}
        {approving.error && <ActFailure error={approving.error} country={country} />}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {status !== 'approved' && (
          <Button
            look="primary"
            aria-label={text.of(text.approve, product)}
            isBusy={approving.isPending}
            onClick={() => approving.mutate(undefined)}
          >
            {text.approve}
          </Button>
        )}
        {status !== 'rejected' && (
          <>
            <Button aria-label={text.of(text.answer, product)} onClick={() => onOpen('answer')}>
              {review.answer ? text.changeAnswer : text.answer}
            </Button>
            <Button aria-label={text.of(text.reject, product)} onClick={() => onOpen('reject')}>
              {text.reject}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

/** What buyers say of products: read, shown or not, and answered. */
export function ReviewsScreen() {
  const text = useWords(words)
  const [search, setSearch] = useSearchParams()
  const status = reviewStatuses.find((one) => one === search.get('status')) ?? 'pending'
  // One that was opened from its author; choosing a state goes back to all of them.
  const id = search.get('id')
  const [open, setOpen] = useState<{ review: DeskReview; what: 'reject' | 'answer' }>()
  const paged = useInfiniteQuery({
    queryKey: [...reviewsKey, status, id],
    queryFn: ({ pageParam, signal }) => {
      const query = { status, ...(id !== null && { id: Number(id) }), ...(pageParam !== null && { after: pageParam }) }
      return deskCall(listReviews, { query }, { signal })
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  })
  const { data, error, isPending } = paged
  const reviews = data?.pages.flatMap((page) => page.reviews) ?? []
  return (
    <Screen title={text.title}>
      <Views
        label={text.which}
        views={reviewStatuses.map((one) => [text.status[one], one] as const)}
        chosen={status}
        onChoose={(next) => setSearch({ status: next })}
      />
      {error && <Failure>{failureText(error)}</Failure>}
      {isPending && !error && <LoadingRows label={text.loading} />}
      {data && reviews.length === 0 && <Empty>{text.none[status]}</Empty>}
      {reviews.length > 0 && (
        <ul className="border-t border-line">
          {reviews.map((review) => (
            <Row key={review.id} of={review} onOpen={(what) => setOpen({ review, what })} />
          ))}
        </ul>
      )}
      <MoreButton of={paged} />
      {open && <ReviewDialog {...open} onClose={() => setOpen(undefined)} />}
    </Screen>
  )
}
