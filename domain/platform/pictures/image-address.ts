/** The widths a picture is made in. Any other is refused, so that nobody can fill a disk with sizes (S24). */
export const pictureWidths = [48, 96, 160, 240, 360, 480, 720, 840, 1080, 1500] as const
export type PictureWidth = (typeof pictureWidths)[number]

export function isPictureWidth(width: number): width is PictureWidth {
  return pictureWidths.some((known) => known === width)
}

/** Which of the three stand-ins a missing picture gets, by the width it would have had (PDP-12). */
function placeholderFor(width: number): string {
  const size = width < 60 ? 'small' : width < 114 ? 'medium' : 'large'
  return `/placeholders/${size}.svg`
}

const isOurs = (source: string) => source.startsWith('/img/')

/** The smallest width we make that still fills the given one. */
function madeWidth(width: number): PictureWidth {
  return pictureWidths.find((made) => made >= width) ?? pictureWidths.at(-1)!
}

/**
 * The address of a picture at a width (PDP-13): `.jpg` appended where it is missing, plus the width. Pictures are asked for
 * from this shop only: a source elsewhere is one that has not been fetched, and has a stand-in.
 */
export function imageAddress(source: string | null | undefined, width: number): string {
  if (!source?.startsWith('/') || source.startsWith('//')) return placeholderFor(width)
  const [path, query] = source.split('?', 2) as [string, string?]
  const file = path.endsWith('.jpg') ? path : `${path}.jpg`
  const asked = String(isOurs(source) ? madeWidth(width) : width)
  // Dozens on every screen, and next to none has a query of its own.
  if (!query) return `${file}?width=${asked}`
  const search = new URLSearchParams(query)
  search.set('width', asked)
  return `${file}?${search}`
}

/** The candidates a browser chooses from; nothing for a stand-in, which is a drawing of any size. */
export function imageSources(source: string | null | undefined, largest: PictureWidth = 1080): string | undefined {
  if (!source || !isOurs(source)) return undefined
  return pictureWidths
    .filter((width) => width >= 160 && width <= largest)
    .map((width) => `${imageAddress(source, width)} ${width}w`)
    .join(', ')
}
