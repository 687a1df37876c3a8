import { useState } from 'react'
import { changeBrand, type DeskBrand } from '#contract/desk/brand.ts'
import { networkNames } from '#domain/platform/brand/brand.ts'
import { wordmarkUnder } from '#domain/platform/brand/fields.ts'
import { baseFonts, fontNames } from '#domain/platform/brand/fonts.ts'
import { lowContrasts } from '#domain/platform/brand/palette.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { isOpenCountry } from '#domain/platform/country/country.ts'
import { deskCall, hasChangedMeanwhile } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { useSession } from '#desk/platform/session.tsx'
import { useAct } from '#desk/platform/use-act.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Field, SelectField, TextField } from '#desk/platform/ui/field.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { BrandPreview } from './brand-preview.tsx'
import { brandWords } from './brand-words.ts'
import { LogoField } from './logo-field.tsx'
import { PaletteEditor, paletteOf } from './palette-editor.tsx'

const words = wordsIn({
  es: {
    house: 'La casa',
    name: 'Nombre',
    wordmark: 'Cómo se escribe en la barra',
    mark: 'Antes del nombre',
    marks: { tile: 'La baldosa', none: 'Nada' },
    logo: 'Logo',
    palette: 'Colores',
    fonts: 'Letras',
    display: 'De los títulos',
    text: 'Del texto',
    networks: 'Redes',
    promises: 'Promesas de la portada',
    promisesHelp: 'Hasta cuatro, una por renglón: Título: texto',
    why: 'Motivo, para el equipo (opcional)',
    save: 'Guardar',
    saved: 'Guardado: las páginas ya lo muestran.',
    unsaved: (count: number) => (count === 1 ? 'Un cambio sin guardar' : `${count} cambios sin guardar`),
    low: 'Hay colores que no se pueden leer: corregilos antes de guardar.',
    missing: 'Todavía falta:',
    preview: 'Cómo queda',
    onlyOwn: 'Nombre, logo, colores y letras son de todas las tiendas: los cambia quien trabaja en todas.',
    again: 'Mirarla como está ahora, sin lo mío',
    mine: 'Guardar lo mío sobre lo de ahora',
  },
  en: {
    house: 'The house',
    name: 'Name',
    wordmark: 'As the bar writes it',
    mark: 'Before the name',
    marks: { tile: 'The tile', none: 'Nothing' },
    logo: 'Logo',
    palette: 'Colours',
    fonts: 'Fonts',
    display: 'Of headings',
    text: 'Of text',
    networks: 'Networks',
    promises: 'Promises of the home page',
    promisesHelp: 'Up to four, one in a line: Title: text',
    why: 'Reason, for the staff (optional)',
    save: 'Save',
    saved: 'Saved: pages show it already.',
    unsaved: (count: number) => (count === 1 ? 'One change not saved' : `${count} changes not saved`),
    low: 'Some colours cannot be read: correct them before saving.',
    missing: 'Still missing:',
    preview: 'How it looks',
    onlyOwn: 'Name, logo, colours and fonts are of all stores: who works for all of them changes them.',
    again: 'See it as it is now, without mine',
    mine: 'Save mine over what is there now',
  },
})

const brandKey = { own: ['brand'], lists: [] } as const

/** The fields of the brand, with what is typed over them until it is saved. */
export function BrandForm({ brand }: { brand: DeskBrand }) {
  const text = useWords(words)
  const names = useWords(brandWords)
  const { staff, stores } = useSession()
  // What one began from: a colleague's change is not mixed into what is being typed.
  const [start, setStart] = useState(brand)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [reason, setReason] = useState('')
  const { name = '', wordmark = '' } = start.fields
  // The bar follows a new name already while it is typed.
  const following = typed.name === undefined ? {} : { wordmark: wordmarkUnder(typed.name, { name, wordmark }) }
  const fields: Readonly<Record<string, string>> = { ...start.fields, ...following, ...typed }
  const changes = Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => value.trim() !== (start.fields[field] ?? '')),
  )
  const count = Object.keys(changes).length
  if (count === 0 && brand.version !== start.version) setStart(brand)

  const saving = useAct(brandKey, (version: string, idempotencyKey) =>
    deskCall(
      changeBrand,
      { body: { version, changes, ...(reason.trim() && { reason: reason.trim() }) } },
      { idempotencyKey },
    ),
  )
  const errors = fieldErrors(saving.error)
  const isLow =
    Object.keys(changes).some((field) => field.startsWith('palette.')) && lowContrasts(paletteOf(fields)).length > 0
  const ofAll = staff.stores === null
  const onField = (field: string, value: string) => setTyped({ ...typed, [field]: value })
  function begin(answer: DeskBrand) {
    setStart(answer)
    setTyped({})
    setReason('')
  }
  const save = (version: string) => saving.mutate({ given: version, key: crypto.randomUUID() }, { onSuccess: begin })
  const own = (field: string, label: string, more: { type?: string; help?: string } = {}) => (
    <Field
      key={field}
      label={label}
      value={fields[field] ?? ''}
      error={errors[field]}
      onChange={({ target }) => onField(field, target.value)}
      {...more}
    />
  )
  const missing = start.missing.map((field) => {
    const [group = '', name] = field.split('.')
    const what = names.missing[name ?? group] ?? field
    return isOpenCountry(group) ? `${what} (${countryProfiles[group].name})` : what
  })

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 wide:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        {missing.length > 0 && (
          <p className="border-l-4 border-lima bg-tile px-3 py-2 text-14">
            {text.missing} {missing.join(', ')}.
          </p>
        )}
        {!ofAll && <p className="text-14 text-ink-2">{text.onlyOwn}</p>}
        {ofAll && (
          <>
            <Section title={text.house}>
              <div className="grid gap-3 tablet:grid-cols-3">
                {own('name', text.name)}
                {own('wordmark', text.wordmark)}
                <SelectField
                  label={text.mark}
                  value={fields.mark}
                  options={(['tile', 'none'] as const).map((value) => ({ value, label: text.marks[value] }))}
                  onChange={({ target }) => onField('mark', target.value)}
                />
              </div>
            </Section>
            <Section title={text.logo}>
              <LogoField brand={start} onDone={setStart} />
            </Section>
            <Section title={text.palette}>
              <PaletteEditor fields={fields} errors={errors} onField={onField} />
            </Section>
            <Section title={text.fonts}>
              <div className="grid gap-3 tablet:grid-cols-2">
                {(['display', 'text'] as const).map((which) => (
                  <SelectField
                    key={which}
                    label={text[which]}
                    value={fields[`fonts.${which}`] || baseFonts[which]}
                    options={fontNames.map((value) => ({ value, label: names.fonts[value] }))}
                    onChange={({ target }) =>
                      onField(`fonts.${which}`, target.value === baseFonts[which] ? '' : target.value)
                    }
                  />
                ))}
              </div>
            </Section>
            <Section title={text.networks}>
              <div className="grid gap-3 tablet:grid-cols-2">
                {Object.entries(networkNames).map(([network, name]) => own(`social.${network}`, name, { type: 'url' }))}
              </div>
            </Section>
          </>
        )}
        {stores.map((country) => (
          <Section key={country} title={countryProfiles[country].name}>
            <div className="grid gap-3 tablet:grid-cols-2">
              {Object.entries(names.store).map(([field, label]) => own(`${country}.${field}`, label))}
            </div>
            <TextField
              label={text.promises}
              help={text.promisesHelp}
              value={(fields[`${country}.promises`] ?? '').replaceAll(' | ', '\n')}
              error={errors[`${country}.promises`]}
              onChange={({ target }) => onField(`${country}.promises`, target.value.replaceAll('\n', ' | '))}
            />
          </Section>
        ))}
      </div>
      <div className="grid content-start gap-4 wide:sticky wide:top-6">
        <Section title={text.preview}>
          <BrandPreview fields={fields} logo={start.logo?.address} slogan={fields[`${stores[0]}.slogan`]} />
        </Section>
        <Field label={text.why} value={reason} onChange={({ target }) => setReason(target.value)} />
        <p role="status" className="text-14">
          {count > 0 ? text.unsaved(count) : saving.isSuccess && text.saved}
        </p>
        {isLow && <p className="text-14 text-rojo">{text.low}</p>}
        {saving.error && <ActFailure error={saving.error} country={stores[0]!} />}
        {hasChangedMeanwhile(saving.error) && brand.version !== start.version && (
          <div className="flex flex-wrap gap-2">
            <Button
              onClick={() => {
                saving.reset()
                begin(brand)
              }}
            >
              {text.again}
            </Button>
            <Button look="danger" onClick={() => save(brand.version)}>
              {text.mine}
            </Button>
          </div>
        )}
        <Button
          look="primary"
          isBusy={saving.isPending || count === 0 || isLow}
          onClick={() => save(start.version)}
          className="justify-self-start"
        >
          {text.save}
        </Button>
      </div>
    </div>
  )
}
