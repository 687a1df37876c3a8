import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { addReturnPhoto, readReturnPhoto } from '#contract/desk/return-photos.ts'
import type { DeskReturn } from '#contract/desk/returns.ts'
import { maxReturnPhotos } from '#domain/after-sale/exchanges/conditions.ts'
import { deskCall } from '#desk/platform/call.ts'
import { moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useMay } from '#desk/platform/session.tsx'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { BytesPicture } from '#desk/platform/ui/bytes-picture.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { useReturnAct } from './return-query.ts'
import { shrunkPhoto } from './shrink-photo.ts'

const words = wordsIn({
  es: {
    title: 'Fotos',
    none: 'Todavía no hay fotos de lo que llegó.',
    add: 'Agregar una foto',
    photo: (at: string) => `Foto del ${at}`,
    unreadable: 'No es una foto que se pueda leer. Elegí una JPEG, PNG o WebP.',
    close: 'Cerrar',
  },
  en: {
    title: 'Photographs',
    none: 'There are no photographs of what arrived yet.',
    add: 'Add a photograph',
    photo: (at: string) => `Photograph of ${at}`,
    unreadable: 'This is no photograph that can be read. Choose a JPEG, PNG or WebP.',
    close: 'Close',
  },
})

type PhotoProps = { batchnumber: string; photo: DeskReturn['photos'][number]; country: DeskReturn['country'] }

/** Small in the list, large when it is pressed. */
function Photo({ batchnumber, photo: { key, takenAt }, country }: PhotoProps) {
  const text = useWords(words)
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({
    queryKey: ['return-photo', key],
    queryFn: ({ signal }) => deskCall(readReturnPhoto, { params: { batchnumber, key } }, { signal }),
    staleTime: Infinity,
  })
  const name = text.photo(moment(takenAt, country, language))
  const picture = (className: string) =>
    data && <BytesPicture content={data.content} type="image/webp" alt={name} className={className} />
  return (
    <li>
      <button
        type="button"
        aria-label={name}
        onClick={() => setIsOpen(true)}
        className="block size-24 border border-line bg-tile"
      >
        {picture('size-full object-cover')}
      </button>
      {isOpen && (
        <Dialog title={name} onClose={() => setIsOpen(false)}>
          <div className="grid gap-4">
            {picture('max-h-[70dvh] w-full bg-tile object-contain')}
            <div className="flex justify-end">
              <Button onClick={() => setIsOpen(false)}>{text.close}</Button>
            </div>
          </div>
        </Dialog>
      )}
    </li>
  )
}

/** Photographs of goods that came back; taken until the return is settled. */
export function ReturnPhotos({ of }: { of: DeskReturn }) {
  const text = useWords(words)
  const may = useMay()
  const chooser = useRef<HTMLInputElement>(null)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const { batchnumber, country, photos, status } = of
  const adding = useReturnAct(of, (photo: string, idempotencyKey) =>
    deskCall(addReturnPhoto, { params: { batchnumber }, body: { photo } }, { idempotencyKey }),
  )
  const isTakingPlace = status === 'approved' || status === 'received'
  if (photos.length === 0 && !isTakingPlace) return null
  async function add(file: File): Promise<void> {
    const photo = await shrunkPhoto(file)
    setIsUnreadable(photo === undefined)
    if (photo !== undefined) adding.mutate({ given: photo, key: crypto.randomUUID() })
  }
  return (
    <Section title={text.title}>
      {photos.length === 0 && <p className="text-14 text-ink-2">{text.none}</p>}
      <ul className="flex flex-wrap gap-2">
        {photos.map((photo) => (
          <Photo key={photo.key} batchnumber={batchnumber} photo={photo} country={country} />
        ))}
      </ul>
      {isUnreadable && <Failure>{text.unreadable}</Failure>}
      {adding.error && <ActFailure error={adding.error} country={country} />}
      {isTakingPlace && may('returns.decide') && photos.length < maxReturnPhotos && (
        <div>
          <input
            ref={chooser}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label={text.add}
            hidden
            onChange={(event) => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file) void add(file)
            }}
          />
          <Button isBusy={adding.isPending} onClick={() => chooser.current?.click()}>
            {text.add}
          </Button>
        </div>
      )}
    </Section>
  )
}
