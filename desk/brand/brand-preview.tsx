import { baseFonts, fontFaces, isFontFace, type FontFace } from '#domain/platform/brand/fonts.ts'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { paletteOf } from './palette-editor.tsx'

const words = wordsIn({
  es: {
    heading: 'Nueva temporada',
    soft: 'Envíos a todo el país',
    buy: 'Agregar al carrito',
    sale: '30 % menos',
    done: 'Lo agregaste',
  },
  en: {
    heading: 'New season',
    soft: 'Shipping to the whole country',
    buy: 'Add to cart',
    sale: '30 % off',
    done: 'Added',
  },
})

const faceOf = (name: string | undefined, base: FontFace) => fontFaces[name && isFontFace(name) ? name : base].css

type BrandPreviewProps = {
  fields: Readonly<Record<string, string>>
  logo: string | undefined
  slogan: string | undefined
}

/** A corner of the shop in the colours and fonts that are being chosen. */
export function BrandPreview({ fields, logo, slogan }: BrandPreviewProps) {
  const text = useWords(words)
  const palette = paletteOf(fields)
  const display = faceOf(fields['fonts.display'], baseFonts.display)
  return (
    <div
      className="overflow-hidden border border-line"
      style={{
        background: palette.paper,
        color: palette.ink,
        fontFamily: faceOf(fields['fonts.text'], baseFonts.text),
      }}
    >
      <div
        className="flex items-center gap-2 border-b p-3 text-20 font-bold"
        style={{ background: palette.surface, borderColor: palette.line, fontFamily: display }}
      >
        {logo ? <img src={logo} alt="" className="h-7" /> : fields.wordmark || fields.name}
        {slogan && (
          <span className="text-12 font-normal" style={{ color: palette.inkSoft }}>
            {slogan}
          </span>
        )}
      </div>
      <div className="p-4" style={{ background: palette.accent }}>
        <p className="text-28 font-bold" style={{ fontFamily: display }}>
          {text.heading}
        </p>
        <span
          className="mt-2 inline-block px-4 py-2 text-14 font-semibold"
          style={{ background: palette.ink, color: palette.accent }}
        >
          {text.buy}
        </span>
      </div>
      <div className="grid gap-1 p-4" style={{ background: palette.tile }}>
        <span className="font-semibold" style={{ color: palette.sale }}>
          {text.sale}
        </span>
        <span style={{ color: palette.inkSoft }}>{text.soft}</span>
        <span style={{ color: palette.success }}>{text.done}</span>
      </div>
    </div>
  )
}
