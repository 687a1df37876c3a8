import { useState } from 'react'
import type { OpenedContent } from '#contract/desk/content.ts'
import { useMay, useSession } from '#desk/platform/session.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { ReviewDialog, type ReviewAct } from './draft-review.tsx'
import { PublishDialog } from './publish-dialog.tsx'

const words = wordsIn({
  es: {
    publish: 'Publicar…',
    send: 'Mandar a revisión…',
    back: 'Devolver…',
    own: 'En esta tienda publica otra persona que la que escribió.',
  },
  en: {
    publish: 'Publish…',
    send: 'Send for review…',
    back: 'Send back…',
    own: 'In this store another person publishes than the one who wrote.',
  },
})

type PublishButtonsProps = { opened: OpenedContent; onDone(opened: OpenedContent): void }

/** What can be done with a draft that is saved: publish it, ask somebody to look at it, or give it back. */
export function PublishButtons({ opened, onDone }: PublishButtonsProps) {
  const text = useWords(words)
  const may = useMay()
  const { staff } = useSession()
  const [open, setOpen] = useState<ReviewAct | 'publish'>()
  const { review, needsSecondPerson, draftBy } = opened
  const isInReview = review?.state === 'in_review'
  const isOwn = draftBy === staff.email
  const isPublisher = may('content.publish') && (!needsSecondPerson || (isInReview && !isOwn))
  const done = (answer: OpenedContent) => {
    setOpen(undefined)
    onDone(answer)
  }
  const close = () => setOpen(undefined)
  return (
    <>
      {isPublisher && (
        <Button look="primary" onClick={() => setOpen('publish')}>
          {text.publish}
        </Button>
      )}
      {may('content.edit') && !isInReview && (
        <Button look={isPublisher ? 'secondary' : 'primary'} onClick={() => setOpen('send')}>
          {text.send}
        </Button>
      )}
      {may('content.publish') && isInReview && <Button onClick={() => setOpen('back')}>{text.back}</Button>}
      {needsSecondPerson && isOwn && may('content.publish') && <p className="w-full text-13 text-ink-2">{text.own}</p>}
      {open === 'publish' && <PublishDialog opened={opened} onClose={close} onDone={done} />}
      {(open === 'send' || open === 'back') && (
        <ReviewDialog opened={opened} act={open} onClose={close} onDone={done} />
      )}
    </>
  )
}
