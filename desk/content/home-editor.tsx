import type { HomeBody } from '#domain/content/documents/read-document.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { Field, SelectField } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { BannerList } from './banner-editor.tsx'
import { hasFaultWithin, type EditorProps } from './editor.ts'
import { EntryList } from './entry-list.tsx'
import { PictureField } from './picture-field.tsx'

const words = wordsIn({
  es: {
    title: 'Título para buscadores (opcional)',
    description: 'Descripción para buscadores (opcional)',
    columns: 'Mosaicos por fila en el teléfono',
    top: 'Arriba de todo',
    central: 'En el medio',
    bottom: 'Al final',
    tiles: 'Mosaicos de categorías',
    tile: 'Mosaico',
    addTile: 'Agregar un mosaico',
    name: 'Nombre',
    link: 'A dónde lleva',
    image: 'Imagen',
  },
  en: {
    title: 'Title for search engines (optional)',
    description: 'Description for search engines (optional)',
    columns: 'Tiles in a row on a phone',
    top: 'At the top',
    central: 'In the middle',
    bottom: 'At the end',
    tiles: 'Tiles of categories',
    tile: 'Tile',
    addTile: 'Add a tile',
    name: 'Name',
    link: 'Where it leads',
    image: 'Picture',
  },
})

const zones = ['top', 'central', 'bottom'] as const
const blankTile = { name: '', link: '', image: '' }
const maxTiles = 24

/** A home page by its blocks, in the order a visitor sees them. */
export function HomeEditor({ body, onChange, faults, country }: EditorProps<HomeBody> & { country: OpenCountry }) {
  const text = useWords(words)
  const banners = (zone: (typeof zones)[number]) => (
    <BannerList
      title={text[zone]}
      place={zone}
      banners={body[zone]}
      country={country}
      faults={faults}
      onChange={(list) => onChange({ ...body, [zone]: list })}
    />
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {banners('top')}
      <EntryList
        title={text.tiles}
        what={text.tile}
        add={text.addTile}
        items={body.tiles}
        max={maxTiles}
        blank={blankTile}
        nameOf={({ name }) => name}
        pictureOf={({ image }) => image}
        hasFault={(at) => hasFaultWithin(faults, `tiles[${at}]`)}
        onChange={(tiles) => onChange({ ...body, tiles })}
      >
        {(tile, set, at) => (
          <>
            <PictureField
              label={text.image}
              image={tile.image}
              error={faults[`tiles[${at}].image`]}
              onImage={(image) => set({ ...tile, image })}
            />
            <Field
              label={text.name}
              value={tile.name}
              error={faults[`tiles[${at}].name`]}
              onChange={({ target }) => set({ ...tile, name: target.value })}
            />
            <Field
              label={text.link}
              value={tile.link}
              error={faults[`tiles[${at}].link`]}
              onChange={({ target }) => set({ ...tile, link: target.value.trim() })}
            />
          </>
        )}
      </EntryList>
      <SelectField
        label={text.columns}
        value={String(body.columns)}
        options={['1', '2', '3', '4'].map((value) => ({ value, label: value }))}
        onChange={({ target }) => onChange({ ...body, columns: Number(target.value) })}
      />
      {banners('central')}
      {banners('bottom')}
      <Field
        label={text.title}
        value={body.title ?? ''}
        error={faults.title}
        onChange={({ target }) => onChange({ ...body, title: target.value || undefined })}
      />
      <Field
        label={text.description}
        value={body.description ?? ''}
        error={faults.description}
        onChange={({ target }) => onChange({ ...body, description: target.value || undefined })}
      />
    </div>
  )
}
