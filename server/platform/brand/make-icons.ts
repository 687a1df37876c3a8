import type { AssetName } from '#domain/platform/brand/brand.ts'

export type MarkFile = { bytes: Buffer; type: 'image/svg+xml' | 'image/png' }
type Icons = Omit<Record<AssetName, MarkFile>, 'logo'>

const iconSide = 48
/** What a launcher may crop to a circle stays outside the mark. */
const margins = { plain: 0.12, maskable: 0.2 }

/** The drawing within a square of the ground; it stays sharp at every size when the mark is drawn as SVG. */
function iconSvg({ bytes, type }: MarkFile, ground: string): MarkFile {
  const inset = iconSide * margins.plain
  const side = iconSide - 2 * inset
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${iconSide} ${iconSide}">` +
    `<rect width="${iconSide}" height="${iconSide}" fill="${ground}"/>` +
    `<image x="${inset}" y="${inset}" width="${side}" height="${side}" href="data:${type};base64,${bytes.toString('base64')}"/></svg>`
  return { bytes: Buffer.from(text), type: 'image/svg+xml' }
}

/** The icons of a shop from its mark: for tabs, home screens and launchers. */
export async function makeIcons(mark: MarkFile, ground: string): Promise<Icons> {
  // Loaded here: only the command that changes a logo needs the image library.
  const { default: sharp } = await import('sharp')
  async function draw(size: number, margin: number): Promise<MarkFile> {
    const inner = Math.round(size * (1 - 2 * margin))
    const fitted = await sharp(mark.bytes, { density: 300, limitInputPixels: 4096 * 4096 })
      .resize(inner, inner, { fit: 'contain', background: '#00000000' })
      .png()
      .toBuffer()
    const bytes = await sharp({ create: { width: size, height: size, channels: 4, background: ground } })
      .composite([{ input: fitted, gravity: 'centre' }])
      .png({ palette: true })
      .toBuffer()
    return { bytes, type: 'image/png' }
  }
  return {
    'icon.svg': iconSvg(mark, ground),
    'icon-192': await draw(192, margins.plain),
    'icon-512': await draw(512, margins.plain),
    'maskable-512': await draw(512, margins.maskable),
    'apple-touch-icon': await draw(180, margins.plain),
  }
}
