import type { BannerEntry } from '#domain/content/documents/read-document.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { Field } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { hasFaultWithin } from './editor.ts'
import { EntryList } from './entry-list.tsx'
import { isoOf, localOf } from './local-moment.ts'
import { PictureField } from './picture-field.tsx'

const words = wordsIn({
  es: {
    what: 'Banner',
    add: 'Agregar un banner',
    image: 'Imagen',
    alt: 'Texto',
    altHelp: 'Se lee sobre la imagen y lo dice el lector de pantalla.',
    link: 'A dónde lleva',
    linkHelp: 'Una página de la tienda: /mujer/botas/',
    coupon: 'Cupón que aplica (opcional)',
    from: 'Se ve desde (opcional)',
    until: 'Se ve hasta (opcional)',
  },
  en: {
    what: 'Banner',
    add: 'Add a banner',
    image: 'Picture',
    alt: 'Text',
    altHelp: 'Stands on the picture, and is read by screen readers.',
    link: 'Where it leads',
    linkHelp: 'A page of the shop: /mujer/botas/',
    coupon: 'Coupon it applies (optional)',
    from: 'Shown from (optional)',
    until: 'Shown until (optional)',
  },
})

const blank: BannerEntry = { image: '', link: '', alt: '' }
const maxBanners = 6

type BannerListProps = {
  title: string
  /** `top`: the place of the list in its document. */
  place: string
  banners: readonly BannerEntry[]
  country: OpenCountry
  faults: Readonly<Record<string, string>>
  onChange(banners: BannerEntry[]): void
}

/** The banners of one place: each a picture with a text that leads somewhere, and perhaps days of its own. */
export function BannerList({ title, place, banners, country, faults, onChange }: BannerListProps) {
  const text = useWords(words)
  return (
    <EntryList
      title={title}
      what={text.what}
      add={text.add}
      items={banners}
      max={maxBanners}
      blank={blank}
      nameOf={({ alt }) => alt}
      pictureOf={({ image }) => image}
      hasFault={(at) => hasFaultWithin(faults, `${place}[${at}]`)}
      onChange={onChange}
    >
      {(banner, set, at) => {
        const fault = (field: string) => faults[`${place}[${at}].${field}`]
        return (
          <>
            <PictureField
              label={text.image}
              image={banner.image}
              focus={banner.focus}
              error={fault('image')}
              onImage={(image) => set({ ...banner, image })}
              onFocus={(focus) => set({ ...banner, focus })}
            />
            <Field
              label={text.alt}
              help={text.altHelp}
              value={banner.alt}
              error={fault('alt')}
              onChange={({ target }) => set({ ...banner, alt: target.value })}
            />
            <Field
              label={text.link}
              help={text.linkHelp}
              value={banner.link}
              error={fault('link')}
              onChange={({ target }) => set({ ...banner, link: target.value.trim() })}
            />
            <div className="grid gap-3 tablet:grid-cols-3">
              <Field
                label={text.coupon}
                value={banner.coupon ?? ''}
                error={fault('coupon')}
                onChange={({ target }) => set({ ...banner, coupon: target.value.trim() || undefined })}
              />
              <Field
                label={text.from}
                type="datetime-local"
                value={localOf(banner.from, country)}
                error={fault('from')}
                onChange={({ target }) => set({ ...banner, from: isoOf(target.value, country) })}
              />
              <Field
                label={text.until}
                type="datetime-local"
                value={localOf(banner.until, country)}
                error={fault('until')}
                onChange={({ target }) => set({ ...banner, until: isoOf(target.value, country) })}
              />
            </div>
          </>
        )
      }}
    </EntryList>
  )
}
