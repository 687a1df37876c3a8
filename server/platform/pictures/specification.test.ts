import { expect, test } from 'vitest'
import { assortment } from '#demo/catalogue/assortment/generate.ts'
import { pictureOf } from '#demo/catalogue/assortment/picture-of.ts'
import type { DrawnProduct } from '#domain/browse/product/drawn-source.ts'
import { namedProducts } from '#demo/catalogue/products/index.ts'
import { wordOf } from '#demo/catalogue/products/product.ts'
import { modelOfSku } from '#demo/catalogue/assortment/sku.ts'
import { palette } from '#domain/browse/catalog/palette.ts'
import { openCountries } from '#domain/platform/country/country.ts'
import { drawPicture, fits, partsOf, suits, type Drawing, type Silhouette } from '#demo/drawings/draw.ts'

const now = new Date('2026-06-15T12:00:00Z')
const counts = { ar: 1200, cl: 600, co: 600 } as const
type Product = DrawnProduct & { category: string; description: string }

/** Every product of the seeded shop: the generated ones and those with a name of their own. */
const shop = openCountries.flatMap((country) => [
  ...[...assortment({ country, count: counts[country], now, seed: 1 })].map(
    (product): Product & { country: string } => ({
      ...product,
      country,
      attributes: Object.fromEntries(product.attributes),
    }),
  ),
  ...namedProducts.map((product): Product & { country: string } => ({
    country,
    sku: product.role,
    name: wordOf(product.name, country),
    gender: product.gender,
    brand: product.brand,
    category: product.category,
    color: palette[product.colour].label,
    description: wordOf(product.description, country),
    attributes: product.attributes ?? {},
  })),
])
const drawn = shop.map((product) => ({ product, ...pictureOf(product) }))
type DrawnProductPicture = (typeof drawn)[number]

test('every part that a product is built from is known to its drawing, and none is left to chance', () => {
  for (const { product, silhouette, form } of drawn) {
    const parts = partsOf(silhouette as Silhouette)
    for (const [part, way] of Object.entries(form)) {
      // The common parts of a kind are shared by all its cuts; one that is drawn differently has its own.
      if (part in parts) expect(parts[part], `${product.name}: ${part}`).toContain(way)
    }
    for (const part of Object.keys(parts)) expect(form, `${product.sku} ${product.name}`).toHaveProperty(part)
  }
})

/** What a word of the name promises, and where it is visible. */
const promises: readonly (readonly [
  word: RegExp,
  thing: string,
  parts: Readonly<Record<string, readonly string[]>>,
])[] = [
  [/^(Borcegos|Bototos)|Botas Combat/, 'boot', { closure: ['laces'], shaft: ['mid'], base: ['lug', 'platform'] }],
  [/Chelsea/, 'boot', { closure: ['elastic'], shaft: ['ankle'] }],
  [/Texanas/, 'boot', { trim: ['western'], base: ['cuban'] }],
  [/Botas Caña Alta/, 'boot', { shaft: ['high'] }],
  [/(Ojotas|Chalas|Sandalias) Slide/, 'sandal', { straps: ['slide', 'two-bands'], back: ['open'] }],
  [/Sandalias Cruzadas/, 'sandal', { straps: ['crossed'] }],
  [/Sandalias Plataforma/, 'sandal', { base: ['platform'] }],
  [/Sandalias Yute/, 'sandal', { base: ['jute-wedge'] }],
  [/Slingback/, 'heel', { upper: ['slingback'] }],
  [/Stiletto/, 'heel', { heel: ['stiletto'], height: ['high'] }],
  [/^(Zapatos de Taco|Tacones) Mary Jane/, 'heel', { upper: ['mary-jane'] }],
  [/^(Chatitas|Ballerinas|Baletas) Mary Jane/, 'flat', { upper: ['mary-jane', 'two-bars'] }],
  [/Punta Cuadrada/, 'flat', { toe: ['square'] }],
  [/Mocasines Penny/, 'loafer', { vamp: ['penny'] }],
  [/Mocasines Track/, 'loafer', { sole: ['track'] }],
  [/Pantuflas Corderito/, 'slipper', { edge: ['fleece'] }],
  [/^(Zapatillas|Tenis) High/, 'sneaker', { collar: ['high'] }],
  [/^(Zapatillas|Tenis) Slip On/, 'sneaker', { closure: ['elastic'] }],
  [/^(Zapatillas|Tenis) Retro/, 'sneaker', { panel: ['mudguard'] }],
  [/^(Zapatillas|Tenis) Court/, 'sneaker', { panel: ['perforated'] }],
  [/Running Trail/, 'running-shoe', { sole: ['lug'] }],
  [/^(Remera|Polera|Camiseta) Polo/, 't-shirt', { neckline: ['polo'] }],
  [/^(Remera|Polera|Camiseta) Manga Larga/, 't-shirt', { sleeve: ['long'] }],
  [/Camisa Cubana/, 'shirt', { collar: ['camp'], sleeve: ['short'] }],
  [/Blusa con Lazo/, 'blouse', { neckline: ['bow'] }],
  [/Blusa Cruzada/, 'blouse', { neckline: ['wrap'], length: ['three-quarter'] }],
  [/Top Bandeau/, 'tank-top', { style: ['bandeau'] }],
  [/Top Halter/, 'tank-top', { style: ['halter'] }],
  [/Top Deportivo/, 'sports-top', {}],
  [/(Buzo|Polerón) Canguro/, 'hoodie', { neck: ['hood'], pocket: ['kangaroo'] }],
  [/(Buzo|Polerón) Medio Cierre/, 'hoodie', { neck: ['half-zip'] }],
  [/(Buzo|Polerón) Crew/, 'hoodie', { neck: ['crew'] }],
  [/Trenzado/, 'sweater', { knit: ['cable', 'one-cable'] }],
  [/Cuello Alto/, 'sweater', { neckline: ['high'] }],
  [/Puffer/, 'jacket', { construction: ['puffer'] }],
  [/Rompeviento/, 'jacket', { construction: ['windbreaker'] }],
  [/(Campera|Chaqueta) Trucker/, 'jacket', { construction: ['trucker'] }],
  [/Biker/, 'jacket', { construction: ['biker'] }],
  [/Bomber/, 'jacket', { construction: ['bomber'] }],
  [/Trench/, 'coat', { construction: ['trench'] }],
  [/(Tapado|Abrigo) Cruzado/, 'coat', { construction: ['double'] }],
  [/(Tapado|Abrigo) Bata/, 'coat', { construction: ['robe'] }],
  [/^Pijama/, 'pyjama', { bottoms: ['trousers', 'shorts', 'cuffed'] }],
  [/Pijama Camisero/, 'pyjama', { neckline: ['camp'] }],
  [/^Bikini/, 'swimsuit', { pieces: ['two'] }],
  [/^(Short de Baño|Pantaloneta de Baño)/, 'swim-shorts', {}],
  [/^Bóxer Largo/, 'boxers', { leg: ['long'] }],
  [/Sin Costuras/, 'briefs', { edge: ['seamless'] }],
  [/Triángulo/, 'bra', { cup: ['triangle'] }],
  [/Conjunto Interior/, 'underwear-set', {}],
  [/Vestido Camisero/, 'dress', { neckline: ['shirt'] }],
  [/Vestido Cruzado/, 'dress', { neckline: ['wrap'] }],
  [/Vestido Slip/, 'dress', { neckline: ['straps'], sleeve: ['none'] }],
  [/Pantalón Cargo/, 'trousers', { pockets: ['cargo'] }],
  [/Pantalón Jogger/, 'trousers', { cut: ['jogger'], hem: ['rib'] }],
  [/Palazzo/, 'trousers', { cut: ['palazzo', 'wide'] }],
  [/(Pollera|Falda) Plisada/, 'skirt', { cut: ['pleated'] }],
  [/(Pollera|Falda) Mini/, 'skirt', { length: ['mini'] }],
  [/(Calza|Legging) Ciclista/, 'leggings', { length: ['biker'] }],
  [/Invisibles/, 'socks', { height: ['invisible'] }],
  [/Soquete/, 'socks', { height: ['ankle'] }],
  [/(Medias|Calcetines) Media Caña/, 'socks', { height: ['crew'] }],
  [/^(Cartera|Bolso) Tote/, 'bag', { shape: ['tote'] }],
  [/^(Cartera|Bolso) Bucket/, 'bag', { shape: ['bucket'] }],
  [/^(Riñonera|Banano|Canguro)/, 'bag', { shape: ['belt-bag'] }],
  [/Roll Top/, 'backpack', { top: ['roll'] }],
  [/Tarjetera/, 'wallet', { shape: ['cardholder'] }],
  [/Doble Hebilla/, 'belt', { buckle: ['double'] }],
  [/^(Gorra|Jockey) Trucker/, 'cap', { crown: ['mesh'] }],
  [/Visera Plana/, 'cap', { peak: ['flat'] }],
  [/con Flecos/, 'scarf', { ends: ['fringe', 'tassels'] }],
  [/Cat Eye/, 'sunglasses', { lens: ['cat-eye'] }],
  [/Aviador/, 'sunglasses', { lens: ['aviator'] }],
  [/Reloj Diver/, 'watch', { bezel: ['diver'] }],
]

test.each(promises)('issue 19: what is called %s is drawn as a %s with %o', (word, thing, parts) => {
  const called = drawn.filter(({ product }) => word.test(product.name))
  expect(called.length).toBeGreaterThan(0)
  for (const { product, silhouette, form } of called) {
    expect(silhouette, product.name).toBe(thing)
    for (const [part, ways] of Object.entries(parts))
      expect(ways, `${product.sku} ${product.name}`).toContain(form[part])
  }
})

test('issue 19: a pattern in the name is on the cloth', () => {
  const named = { Rayas: 'stripes', Cuadros: 'checks', Flores: 'floral', Lunares: 'dots', Estampado: 'print' }
  for (const { product, silhouette, material, pattern } of drawn) {
    const asked = named[product.attributes.trend as keyof typeof named] as string | undefined
    if (asked === undefined) continue
    expect(pattern, product.name).toBe(asked)
    const thing = silhouette as Silhouette
    const cloth = fits[thing].materials.find((known) => known === material) ?? fits[thing].materials[0]!
    expect(suits(thing, cloth, pattern), `${product.sku} ${product.name} of ${material}`).toBe(true)
  }
})

/**
 * What an attribute says, and the drawings of the part that may represent it. Attributes of missing parts are ignored.
 */
const output: readonly (readonly [
  key: keyof Product['attributes'],
  value: string,
  part: string,
  ways: readonly string[],
])[] = [
  ['sleeves', 'Sin mangas', 'sleeve', ['none']],
  ['sleeves', 'Manga corta', 'sleeve', ['short', 'puff', 'cap', 'elbow']],
  ['sleeves', 'Tres cuartos', 'sleeve', ['three-quarter', 'bell', 'straight']],
  ['sleeves', 'Manga larga', 'sleeve', ['long', 'bishop', 'rolled', 'puff', 'straight']],
  ['neckline', 'En V', 'neckline', ['v', 'wrap', 'straps']],
  ['neckline', 'Redondo', 'neckline', ['crew', 'scoop', 'henley']],
  ['neckline', 'Cuadrado', 'neckline', ['square']],
  ['neckline', 'Halter', 'neckline', ['halter']],
  ['neckline', 'Con capucha', 'collar', ['hood']],
  ['neckline', 'Con capucha', 'neck', ['hood']],
  ['fit', 'Oversize', 'fit', ['oversize']],
  ['length', 'Cropped', 'length', ['crop', 'bra']],
  ['length', 'Midi', 'length', ['midi']],
  ['leg_length', '7/8', 'length', ['ankle', 'capri']],
  ['leg_length', 'Bermuda', 'length', ['bermuda']],
  ['shaft_height', 'Tobillo', 'shaft', ['ankle']],
  ['shaft_height', 'Tobillo', 'collar', ['high']],
  ['shaft_height', 'Media caña', 'shaft', ['mid']],
  ['shaft_height', 'Caña alta', 'shaft', ['high']],
  ['heel_shape', 'Aguja', 'heel', ['stiletto']],
  ['heel_shape', 'Plataforma', 'base', ['platform', 'lug']],
  ['heel_shape', 'Cuña', 'base', ['jute-wedge']],
  ['bottom_cut_type', 'Skinny', 'cut', ['skinny']],
  ['bottom_cut_type', 'Wide leg', 'cut', ['wide', 'palazzo']],
  ['bottom_cut_type', 'Cargo', 'pockets', ['cargo']],
]

test.each(output)('issue 19: %s "%s" is drawn as %s %o', (key, value, part, ways) => {
  const shown = drawn.filter(({ product, form }) => product.attributes[key] === value && part in form)
  if (value !== 'Halter') expect(shown.length).toBeGreaterThan(0)
  for (const { product, form } of shown) expect(ways, `${product.sku} ${product.name}`).toContain(form[part])
})

test('issue 19: the description of a product speaks of no part that its picture does not show', () => {
  const words: readonly (readonly [word: RegExp, shows: (of: DrawnProductPicture) => boolean])[] = [
    [/cordones hasta arriba/i, ({ form }) => form.closure === 'laces'],
    [/sin cordones/i, ({ form }) => form.closure === 'elastic'],
    [/bolsillo canguro/i, ({ form }) => form.pocket === 'kangaroo'],
    [/mangas tres cuartos/i, ({ form }) => form.sleeve === 'three-quarter' || form.sleeve === 'bell'],
    [/lazo a la cintura/i, ({ form }) => form.waist === 'bow' || form.waist === 'tied'],
    [/pulsera al tobillo/i, ({ form }) => form.back === 'ankle' || form.upper === 'strappy'],
    [/dos piezas/i, ({ form, silhouette }) => silhouette === 'pyjama' || form.pieces === 'two'],
    [/^[^.]*capucha/i, ({ form }) => form.neck === 'hood' || form.collar === 'hood'],
  ]
  for (const [word, shows] of words) {
    const telling = drawn.filter(({ product }) => word.test(product.description))
    expect(telling.length, String(word)).toBeGreaterThan(0)
    for (const one of telling) expect(shows(one), `${one.product.sku}: ${one.product.description}`).toBe(true)
  }
})

/** The drawing without random variation and colour: two models with the same one cannot be distinguished. */
function bareDrawing({ silhouette, form, material, pattern }: DrawnProductPicture): string {
  const thing = silhouette as Silhouette
  const cloth = fits[thing].materials.find((known) => known === material) ?? fits[thing].materials[0]!
  const bare = {
    silhouette: thing,
    form,
    material: fits[thing].materials[0]!,
    pattern: suits(thing, cloth, pattern) ? pattern : 'plain',
    colour: 'gris',
    view: 1,
    seed: 1,
  } as Drawing
  return drawPicture(bare).replace(/\bd[0-9a-z]{4,8}(?=[a-z])/g, '')
}

test.each(openCountries)(
  'issue 19: in each category of %s fewer than one model in seven shares its drawing',
  (country) => {
    const firsts = new Map<string, DrawnProductPicture>()
    for (const one of drawn)
      if (one.product.country === country)
        firsts.set(modelOfSku(one.product.sku), firsts.get(modelOfSku(one.product.sku)) ?? one)
    const byCategory = Object.groupBy(
      [...firsts.values()].filter(({ silhouette }) => silhouette !== 'gift-card'),
      ({ product }) => product.category,
    )
    for (const [category, models] of Object.entries(byCategory)) {
      const alike = Object.values(Object.groupBy(models!, bareDrawing)).filter((group) => group!.length > 1)
      const shared = alike.flatMap((group) => group!.map(({ product }) => product.name))
      expect(shared.length / models!.length, `${category}: ${shared.join(', ')}`).toBeLessThan(0.15)
    }
  },
)

test('issue 19: a list of sneakers is drawn on at least eight lasts', () => {
  const women = drawn.filter(({ product }) => product.category === 'zapatillas-mujer' && product.country === 'ar')
  const last = ({ form }: DrawnProductPicture) =>
    [
      form.upper,
      form.collar,
      form.closure === 'elastic',
      form.panel === 'mudguard',
      form.panel === 'perforated',
      form.sole === 'platform' || form.sole === 'double',
      form.sole === 'lug',
    ].join()
  expect(women).toHaveLength(34)
  expect(new Set(women.map(last)).size).toBeGreaterThanOrEqual(8)
})
