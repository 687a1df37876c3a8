import { createElement, useState, type ReactNode } from 'react'
import type { BannerEntry, Body, HomeBody } from '#domain/content/documents/read-document.ts'
import type { DocumentName } from '#domain/content/documents/document-name.ts'
import type { MarkupNode } from '#domain/content/pages/markup.ts'
import { imageAddress } from '#domain/platform/pictures/image-address.ts'
import { useSession } from '#desk/platform/session.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { Views } from '#desk/platform/ui/views.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    title: 'Cómo queda',
    width: 'Ancho',
    phone: 'Teléfono',
    wide: 'Ancho',
    headline: 'El titular sale de la marca; entre los banners van los productos.',
    broken: 'Cuando no haya nada para corregir se ve acá.',
  },
  en: {
    title: 'How it looks',
    width: 'Width',
    phone: 'Phone',
    wide: 'Wide',
    headline: 'The headline is the brand’s; products stand between the banners.',
    broken: 'It is shown here once there is nothing to correct.',
  },
})

const looks: Readonly<Record<string, string>> = {
  p: 'mt-3',
  h2: 'mt-5 text-20 font-bold',
  h3: 'mt-4 text-16 font-bold',
  ul: 'mt-3 list-disc pl-5',
  ol: 'mt-3 list-decimal pl-5',
  a: 'underline underline-offset-4',
  strong: 'font-semibold',
}

const rendered = (node: MarkupNode, key: number): ReactNode =>
  typeof node === 'string'
    ? node
    : createElement(
        node.tag === 'a' ? 'span' : node.tag,
        { key, className: looks[node.tag] },
        ...(node.tag === 'br' ? [] : node.children.map(rendered)),
      )

const cropOf = (focus: BannerEntry['focus']) => (focus ? { objectPosition: `${focus[0]}% ${focus[1]}%` } : undefined)

function Shot({ image, focus, className }: { image: string; focus?: BannerEntry['focus']; className: string }) {
  if (image === '') return <div className={`${className} bg-tile`} />
  return <img src={imageAddress(image, 720)} alt="" style={cropOf(focus)} className={`${className} object-cover`} />
}

function Strip({ banner, isWide }: { banner: BannerEntry; isWide: boolean }) {
  return (
    <div className={`relative flex items-center overflow-hidden bg-tile p-4 ${isWide ? 'min-h-40' : 'min-h-32'}`}>
      <Shot image={banner.image} focus={banner.focus} className="absolute inset-0 size-full" />
      <span className="relative max-w-44 bg-paper px-3 py-2 font-display text-20 font-bold">{banner.alt}</span>
    </div>
  )
}

function HomePreview({ body, isWide }: { body: HomeBody; isWide: boolean }) {
  const text = useWords(words)
  const [hero, ...others] = body.top
  return (
    <div className="grid gap-4 p-3">
      {hero && (
        <div className={`bg-lima text-on-lima ${isWide ? 'grid grid-cols-2' : ''}`}>
          <div className="grid content-center gap-3 p-4">
            <span className="text-13">{text.headline}</span>
            <span className="justify-self-start bg-on-lima px-4 py-2 text-14 font-semibold text-lima">{hero.alt}</span>
          </div>
          <Shot image={hero.image} focus={hero.focus} className={`w-full ${isWide ? 'h-56' : 'aspect-5/4'}`} />
        </div>
      )}
      <ul
        className="grid gap-2"
        style={{ gridTemplateColumns: `repeat(${isWide ? 6 : body.columns}, minmax(0, 1fr))` }}
      >
        {body.tiles.map(({ name, image }, at) => (
          <li key={at}>
            <Shot image={image} className="aspect-3/4 w-full" />
            <span className="block py-1 font-display text-13 font-bold">{name}</span>
          </li>
        ))}
      </ul>
      {[...body.central, ...others, ...body.bottom].map((banner, at) => (
        <Strip key={at} banner={banner} isWide={isWide} />
      ))}
    </div>
  )
}

type PreviewProps = { name: DocumentName; body: Body; text: readonly MarkupNode[] | null; title: string | undefined }

/** The blocks of a draft, at the width of a phone and wide, with the crops and the text as visitors get them. */
export function Preview({ name, body, text: nodes, title }: PreviewProps) {
  const text = useWords(words)
  const { colours } = useSession()
  const [width, setWidth] = useState('phone')
  const isWide = width === 'wide'
  const isText = name.kind === 'text' || name.kind === 'page'
  if (!isText && name.kind !== 'home' && name.kind !== 'banners') return null
  return (
    <Section title={text.title}>
      <Views
        label={text.width}
        views={[
          [text.phone, 'phone'],
          [text.wide, 'wide'],
        ]}
        chosen={width}
        onChoose={setWidth}
      />
      <div className="overflow-x-auto">
        <div
          style={colours}
          className={`scheme-light border border-line bg-paper text-ink ${isWide ? 'min-w-2xl' : 'max-w-97.5'}`}
        >
          {name.kind === 'home' && <HomePreview body={body as HomeBody} isWide={isWide} />}
          {name.kind === 'banners' && (
            <div className="grid gap-2 p-3">
              {(body as { banners: BannerEntry[] }).banners.map((banner, at) => (
                <Strip key={at} banner={banner} isWide={isWide} />
              ))}
            </div>
          )}
          {isText && (
            <div className="p-4">
              <p className="font-display text-28 font-bold">{title}</p>
              {nodes ? nodes.map(rendered) : <p className="mt-3 text-ink-2">{text.broken}</p>}
            </div>
          )}
        </div>
      </div>
    </Section>
  )
}
