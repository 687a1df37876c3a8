import {
  basePalette,
  isColour,
  minTextContrast,
  paletteTokens,
  textContrasts,
  type Palette,
} from '#domain/platform/brand/palette.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { Field } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { brandWords, ratioText } from './brand-words.ts'

const words = wordsIn({
  es: {
    good: (pair: string, ratio: string) => `Todo se puede leer. El par más justo es ${pair}: ${ratio} a 1.`,
    low: (pair: string, ratio: string) => `${pair}: ${ratio} a 1.`,
    lowTitle: (least: string) => `No se puede leer (hace falta ${least} a 1, WCAG AA):`,
    on: (text: string, ground: string) => `«${text}» sobre «${ground}»`,
  },
  en: {
    good: (pair: string, ratio: string) => `All of it can be read. The closest pair is ${pair}: ${ratio} to 1.`,
    low: (pair: string, ratio: string) => `${pair}: ${ratio} to 1.`,
    lowTitle: (least: string) => `Cannot be read (${least} to 1 is needed, WCAG AA):`,
    on: (text: string, ground: string) => `“${text}” on “${ground}”`,
  },
})

/** The palette that fields make: what is not said, or no colour yet, is the style sheet's own. */
export const paletteOf = (fields: Readonly<Record<string, string>>): Palette =>
  Object.fromEntries(
    paletteTokens.map((token) => {
      const said = (fields[`palette.${token}`] ?? '').toLowerCase()
      return [token, isColour(said) ? said : basePalette[token]]
    }),
  ) as Palette

/** Whether every text of a palette can be read, with the pairs and their contrast. */
function ContrastCheck({ palette }: { palette: Palette }) {
  const text = useWords(words)
  const names = useWords(brandWords).palette
  const language = useLanguage()
  const pairs = textContrasts(palette)
  const low = pairs.filter(({ ratio }) => ratio < minTextContrast)
  const pairOf = ({ text: word, ground }: (typeof pairs)[number]) => text.on(names[word], names[ground])
  if (low.length === 0) {
    return (
      <p role="status" className="text-14 text-verde">
        {text.good(pairOf(pairs[0]!), ratioText(pairs[0]!.ratio, language))}
      </p>
    )
  }
  return (
    <div role="status" className="border-l-4 border-rojo bg-tile px-3 py-2 text-14">
      <p className="font-semibold">{text.lowTitle(ratioText(minTextContrast, language))}</p>
      <ul className="list-disc pl-5">
        {low.map((pair) => (
          <li key={`${pair.text} ${pair.ground}`}>{text.low(pairOf(pair), ratioText(pair.ratio, language))}</li>
        ))}
      </ul>
    </div>
  )
}

type PaletteEditorProps = {
  fields: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  onField(field: string, value: string): void
}

/** The colours of the shop by what they are for. */
export function PaletteEditor({ fields, errors, onField }: PaletteEditorProps) {
  const names = useWords(brandWords).palette
  const palette = paletteOf(fields)
  return (
    <>
      <div className="grid grid-cols-2 gap-3 tablet:grid-cols-3">
        {paletteTokens.map((token) => (
          <Field
            key={token}
            label={names[token]}
            type="color"
            value={palette[token]}
            error={errors[`palette.${token}`]}
            onChange={({ target }) =>
              onField(`palette.${token}`, target.value === basePalette[token] ? '' : target.value)
            }
          />
        ))}
      </div>
      <ContrastCheck palette={palette} />
    </>
  )
}
