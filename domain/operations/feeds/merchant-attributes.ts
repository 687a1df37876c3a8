import { attributeKeyOf, faultOfAttributeName } from '#domain/browse/catalog/attribute-settings.ts'
import { attributeLabels } from '#domain/browse/catalog/attributes.ts'
import { splitList } from './list-cell.ts'
import type { AttributeCell } from './records.ts'
import type { Fields } from './row.ts'
import { slugWord } from './words.ts'

/** A product with more of them has a mistake in its feed. */
const maxAttributes = 60
const maxValueLength = 200

/** The attributes every shop knows, by what they are called. */
const builtIn = new Map(Object.entries(attributeLabels).map(([key, label]) => [slugWord(label), key]))

/** Details of a Merchant feed: `section:name:value`, the section may be empty; several are separated by commas. */
const detailsIn = (cell: string): [name: string, value: string][] =>
  cell
    // A comma inside a value is followed by a space, or by no further colons.
    .split(/,(?=[^,:]*:[^,:]*:)/)
    .map((detail) => detail.trim())
    .filter(Boolean)
    .map((detail) => {
      const [section = '', name, ...value] = detail.split(':')
      return name === undefined || value.length === 0
        ? [section, (name ?? '').trim()]
        : [name.trim(), value.join(':').trim()]
    })

/** Our own way in any feed: `Tejido=Lino|Cuidado=A mano`, as code or as name. */
const pairsIn = (cell: string): [name: string, value: string][] =>
  splitList(cell).map((pair) => {
    const at = pair.indexOf('=')
    return at === -1 ? ['', pair] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
  })

/**
 * What a Merchant feed says of attributes: the columns `product_detail` and `attributes`. A feed that has neither leaves
 * them unchanged, and so does one whose cells are empty.
 */
export function attributesIn(fields: Fields, say: (fault: string) => void): AttributeCell[] | null {
  const pairs = [...detailsIn(fields.product_detail ?? ''), ...pairsIn(fields.attributes ?? '')]
  if (pairs.length === 0) return null
  if (pairs.length > maxAttributes) say(`it has ${pairs.length} attributes, at most ${maxAttributes} are read`)
  const cells = pairs.map(([name, value]): AttributeCell => {
    const code = slugWord(name).replaceAll('-', '_')
    const known = builtIn.get(slugWord(name))
    const key = known ?? attributeKeyOf(/^[a-z0-9_]+$/.test(name) ? name : code.slice(0, 40))
    const fault = faultOfAttributeName(name)
    if (key === undefined || fault !== undefined)
      say(`the attribute "${name.slice(0, 80)}" cannot be read${fault ? `: ${fault}` : ''}`)
    else if (value === '') say(`the attribute "${name}" has no value`)
    else if (value.length > maxValueLength) say(`the attribute "${name}" has more than ${maxValueLength} characters`)
    return name === code ? [key ?? '', value] : [key ?? '', value, name]
  })
  return cells
}
