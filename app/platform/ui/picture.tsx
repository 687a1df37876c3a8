import { imageAddress, imageSources, type PictureWidth } from '#domain/platform/pictures/image-address.ts'

type PictureProps = {
  source: string | null | undefined
  alt: string
  /** The rendered width, from which the browser chooses a source: `50vw`, `(width >= 64rem) 25vw, 50vw`. */
  sizes: string
  width: number
  height: number
  /** Visible first: loaded at once instead of lazily (U14). */
  isFirst?: boolean
  maxWidth?: PictureWidth
  /** The point that every crop keeps, in percent from the left and the top. */
  focus?: readonly number[] | undefined
  className?: string
}

/** A picture with reserved space, in the width the screen needs (PDP-12, PDP-13, U37). */
export function Picture({
  source,
  alt,
  sizes,
  width,
  height,
  isFirst = false,
  maxWidth,
  focus,
  className = '',
}: PictureProps) {
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
      style={focus && { objectPosition: `${focus[0]}% ${focus[1]}%` }}
    />
  )
}
