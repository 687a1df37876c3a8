import { csvLine } from '#domain/operations/feeds/csv-line.ts'
import { limits } from '#domain/operations/feeds/limits.ts'
import { writePrice } from '#domain/operations/feeds/money.ts'
import { escapeXml } from '#domain/operations/feeds/escape-xml.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { StoredProduct, StoredSize } from './read-catalogue.ts'

/**
 * The columns of a Merchant feed for clothes and shoes; `quantity` is for other networks and for importing it again.
 */
const columns = [
  'id',
  'item_group_id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'quantity',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'condition',
  'brand',
  'identifier_exists',
  'google_product_category',
  'product_type',
  'color',
  'size',
  'gender',
  'age_group',
  'seller',
  'shipping_weight',
] as const
type Row = Record<(typeof columns)[number], string>

const genders = { mujer: 'female', hombre: 'male', ninos: 'unisex', unisex: 'unisex' } as const
const longAgo = '1970-01-01T00:00:00Z'
const farOff = '2100-01-01T00:00:00Z'

function rowOf(product: StoredProduct, size: StoredSize, country: OpenCountry, base: string): Row {
  const profile = countryProfiles[country]
  const { special_price: special, special_from: from, special_to: to, images } = product
  const [first = '', ...others] = images.map((address) => (address.startsWith('/') ? `${base}${address}` : address))
  return {
    id: size.sku_simple,
    item_group_id: product.sku,
    title: product.name.slice(0, limits.title),
    description: product.description.slice(0, limits.description),
    link: `${base}/${product.slug}.html?country=${country}`,
    image_link: first,
    // Google accepts ten more; a comma inside an address would be read as two addresses.
    additional_image_link: others
      .slice(0, 10)
      .map((address) => address.replaceAll(',', '%2C'))
      .join(','),
    availability: size.stock > 0 ? 'in_stock' : 'out_of_stock',
    quantity: String(size.stock),
    price: writePrice(product.price, profile),
    sale_price: special === null ? '' : writePrice(special, profile),
    sale_price_effective_date: special === null || (!from && !to) ? '' : `${from ?? longAgo}/${to ?? farOff}`,
    condition: 'new',
    brand: product.brand,
    identifier_exists: 'no',
    google_product_category: size.size_filter_key === 'shoe_size' ? '187' : '166',
    product_type: product.categories.map(({ name }) => name).join(' > '),
    color: product.color,
    size: size.size,
    gender: genders[product.gender],
    age_group: product.gender === 'ninos' ? 'kids' : 'adult',
    seller: product.seller,
    shipping_weight: size.grams === null ? '' : `${size.grams} g`,
  }
}

export type MerchantShop = { country: OpenCountry; base: string; shopName: string }
export type MerchantFormat = 'tsv' | 'csv' | 'xml'

/** The beginning, row format and end of each format. */
export function merchantWriter(format: MerchantFormat, { country, base, shopName }: MerchantShop) {
  const cellsOf = (row: Row) => columns.map((column) => row[column])
  const written: Readonly<Record<MerchantFormat, { begin: string; end: string; write(row: Row): string }>> = {
    csv: { begin: csvLine(columns), end: '', write: (row) => csvLine(cellsOf(row)) },
    tsv: {
      begin: csvLine(columns, '\t'),
      end: '',
      // A tab-separated file cannot hold a tab or line break that every reader understands.
      write: (row) =>
        csvLine(
          cellsOf(row).map((cell) => cell.replaceAll(/[\t\r\n]+/g, ' ')),
          '\t',
        ),
    },
    xml: {
      begin:
        '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n' +
        `<title>${escapeXml(`${shopName} ${countryProfiles[country].name}`)}</title>\n<link>${escapeXml(base)}</link>\n` +
        '<description>Catálogo</description>\n',
      end: '</channel>\n</rss>\n',
      write: (row) =>
        `<item>${columns
          .filter((column) => row[column] !== '')
          .map((column) => `<g:${column}>${escapeXml(row[column])}</g:${column}>`)
          .join('')}</item>\n`,
    },
  }
  const { begin, end, write } = written[format]
  /** Products that cannot be bought are not advertised. */
  const lines = (product: StoredProduct) =>
    product.active ? product.sizes.map((size) => write(rowOf(product, size, country, base))).join('') : ''
  return { begin, end, lines }
}
