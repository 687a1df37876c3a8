import type { LandingBody } from '#domain/content/documents/read-document.ts'
import { Checkbox, Field, TextField } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { hasFaultWithin, type EditorProps } from './editor.ts'
import { EntryList } from './entry-list.tsx'
import { PictureField } from './picture-field.tsx'
import { textFaults } from './text-editor.tsx'

const words = wordsIn({
  es: {
    title: 'Título',
    filters: 'Qué productos lista',
    filtersHelp: 'Un filtro por renglón, como en la dirección de una lista: brand=quilla o color=negro',
    links: 'Enlaces arriba de la lista',
    link: 'Enlace',
    addLink: 'Agregar un enlace',
    label: 'Texto',
    url: 'A dónde lleva',
    hasIntro: 'Con una presentación arriba',
    introTitle: 'Título de la presentación',
    introText: 'Texto de la presentación',
    introImage: 'Imagen de la presentación',
    hasColours: 'Con colores propios',
    background: 'Fondo',
    color: 'Letra',
    coupon: 'Cupón que aplica (opcional)',
    pageTitle: 'Título para buscadores (opcional)',
    description: 'Descripción para buscadores (opcional)',
  },
  en: {
    title: 'Title',
    filters: 'Which products it lists',
    filtersHelp: 'A filter in each line, as in the address of a list: brand=quilla or color=negro',
    links: 'Links above the list',
    link: 'Link',
    addLink: 'Add a link',
    label: 'Text',
    url: 'Where it leads',
    hasIntro: 'With an introduction above',
    introTitle: 'Title of the introduction',
    introText: 'Text of the introduction',
    introImage: 'Picture of the introduction',
    hasColours: 'With colours of its own',
    background: 'Ground',
    color: 'Letters',
    coupon: 'Coupon it applies (optional)',
    pageTitle: 'Title for search engines (optional)',
    description: 'Description for search engines (optional)',
  },
})

const filtersIn = (lines: string): Record<string, string> =>
  Object.fromEntries(
    lines
      .split('\n')
      .filter((line) => line.includes('='))
      .map((line) => [line.slice(0, line.indexOf('=')).trim(), line.slice(line.indexOf('=') + 1).trim()]),
  )
const linesOf = (filters: Readonly<Record<string, string>>): string =>
  Object.entries(filters)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')

/** A page of its own: an introduction, links, and a list of products. */
export function LandingEditor({ body, onChange, faults }: EditorProps<LandingBody>) {
  const text = useWords(words)
  const { landing, styles, seo } = body
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field
        label={text.title}
        value={body.title}
        error={faults.title}
        onChange={({ target }) => onChange({ ...body, title: target.value })}
      />
      <TextField
        label={text.filters}
        help={text.filtersHelp}
        defaultValue={linesOf(body.filters)}
        error={faults.filters}
        onChange={({ target }) => onChange({ ...body, filters: filtersIn(target.value) })}
      />
      <Checkbox
        label={text.hasIntro}
        checked={landing !== null}
        onChange={({ target }) =>
          onChange({ ...body, landing: target.checked ? { title: '', html: '', image: '' } : null })
        }
      />
      {landing && (
        <div className="grid gap-3 border-l-2 border-line pl-3">
          <Field
            label={text.introTitle}
            value={landing.title}
            error={faults['landing.title']}
            onChange={({ target }) => onChange({ ...body, landing: { ...landing, title: target.value } })}
          />
          <TextField
            label={text.introText}
            rows={6}
            value={landing.html}
            error={textFaults(faults)}
            onChange={({ target }) => onChange({ ...body, landing: { ...landing, html: target.value } })}
          />
          <PictureField
            label={text.introImage}
            image={landing.image}
            error={faults['landing.image']}
            onImage={(image) => onChange({ ...body, landing: { ...landing, image } })}
          />
        </div>
      )}
      <EntryList
        title={text.links}
        what={text.link}
        add={text.addLink}
        items={body.bannerMenu ?? []}
        max={12}
        blank={{ label: '', link: '' }}
        nameOf={({ label }) => label}
        hasFault={(at) => hasFaultWithin(faults, `bannerMenu[${at}]`)}
        onChange={(links) => onChange({ ...body, bannerMenu: links.length > 0 ? links : null })}
      >
        {(entry, set, at) => (
          <>
            <Field
              label={text.label}
              value={entry.label}
              error={faults[`bannerMenu[${at}].label`]}
              onChange={({ target }) => set({ ...entry, label: target.value })}
            />
            <Field
              label={text.url}
              value={entry.link}
              error={faults[`bannerMenu[${at}].link`]}
              onChange={({ target }) => set({ ...entry, link: target.value.trim() })}
            />
          </>
        )}
      </EntryList>
      <Checkbox
        label={text.hasColours}
        checked={styles !== null}
        onChange={({ target }) =>
          onChange({ ...body, styles: target.checked ? { background: '#ffffff', color: '#000000' } : null })
        }
      />
      {styles && (
        <div className="grid grid-cols-2 gap-3">
          {(['background', 'color'] as const).map((name) => (
            <Field
              key={name}
              label={text[name]}
              type="color"
              value={styles[name]}
              error={faults[`styles.${name}`]}
              onChange={({ target }) => onChange({ ...body, styles: { ...styles, [name]: target.value } })}
            />
          ))}
        </div>
      )}
      <Field
        label={text.coupon}
        value={body.couponCode ?? ''}
        error={faults.couponCode}
        onChange={({ target }) => onChange({ ...body, couponCode: target.value.trim() || null })}
      />
      {(['pageTitle', 'description'] as const).map((name) => (
        <Field
          key={name}
          label={text[name]}
          value={seo[name] ?? ''}
          error={faults[`seo.${name}`]}
          onChange={({ target }) => {
            const { [name]: _old, ...rest } = seo
            onChange({ ...body, seo: target.value ? { ...rest, [name]: target.value } : rest })
          }}
        />
      ))}
    </div>
  )
}
