import { imageAddress, imageSources, type PictureWidth } from '#domain/platform/pictures/image-address.ts'

type Picture = {
  source: string | null | undefined
  alt: string
  /** How wide it stands, for the browser to choose by: `50vw`, `(width >= 64rem) 25vw, 50vw`. */
  sizes: string
  width: number
  height: number
  /** The first thing seen: asked for at once instead of when scrolled to (U14). */
  isFirst?: boolean
  maxWidth?: PictureWidth
  className?: string
}

/** A picture with its place kept before it arrives, in the width the screen needs (PDP-12, PDP-13, U37). */
export function Picture({ source, alt, sizes, width, height, isFirst = false, maxWidth, className = '' }: Picture) {
  return (
    <img
      src={imageAddress(source, Math.min(width, 480))}
      srcSet={imageSources(source, maxWidth)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      fetchPriority={isFirst ? 'high' : undefined}
      loading={isFirst ? undefined : 'lazy'}
      decoding={isFirst ? undefined : 'async'}
      className={className}
    />
  )
}
