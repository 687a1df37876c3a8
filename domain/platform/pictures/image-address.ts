/** The widths a picture is made in. Any other is refused, so that a client cannot fill the disk with sizes (S24). */
const pictureWidths = [48, 96, 160, 240, 360, 480, 720, 840, 1080, 1500] as const
export type PictureWidth = (typeof pictureWidths)[number]

export function isPictureWidth(width: number): width is PictureWidth {
  return pictureWidths.some((known) => known === width)
}

/** The placeholder of a missing picture, by the requested width (PDP-12). */
function placeholderFor(width: number): string {
  const size = width < 60 ? 'small' : width < 114 ? 'medium' : 'large'
  return `/placeholders/${size}.svg`
}

const isOurs = (source: string) => source.startsWith('/img/')

/** The smallest available width that fills the requested one. */
function availableWidth(width: number): PictureWidth {
  return pictureWidths.find((made) => made >= width) ?? pictureWidths.at(-1)!
}

/**
 * The address of a picture at a width (PDP-13): `.jpg` appended where it is missing, plus the width. Only this shop's
 * pictures are requested: a source elsewhere has not been fetched yet and gets a placeholder.
 */
export function imageAddress(source: string | null | undefined, width: number): string {
  if (!source?.startsWith('/') || source.startsWith('//')) return placeholderFor(width)
  const [path, query] = source.split('?', 2) as [string, string?]
  const file = path.endsWith('.jpg') ? path : `${path}.jpg`
  const requested = String(isOurs(source) ? availableWidth(width) : width)
  // Fast path: every screen has dozens of pictures, and almost none has its own query.
  if (!query) return `${file}?width=${requested}`
  const search = new URLSearchParams(query)
  search.set('width', requested)
  return `${file}?${search.toString()}`
}

/** The `srcset` of a picture; undefined for a placeholder, which is a scalable drawing. */
export function imageSources(source: string | null | undefined, largest: PictureWidth = 1080): string | undefined {
  if (!source || !isOurs(source)) return undefined
  return pictureWidths
    .filter((width) => width >= 160 && width <= largest)
    .map((width) => `${imageAddress(source, width)} ${width}w`)
    .join(', ')
}
