import { tile } from './light.ts'
import { drawTile } from './tile-mark.ts'

export type PlaceholderSize = 'small' | 'medium' | 'large'

/** The placeholder of a missing picture: the pavement tile, fainter the larger it gets. */
export function drawPlaceholder(size: PlaceholderSize): string {
  const { width, mark, colour } = placeholders[size]
  const height = (width * 4) / 3
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${tile}"/>${drawTile(width / 2, height / 2, mark, colour)}</svg>`
}

const placeholders = {
  small: { width: 60, mark: 42, colour: '#CFC8BB' },
  medium: { width: 114, mark: 66, colour: '#D6D0C4' },
  large: { width: 360, mark: 150, colour: '#DDD7CC' },
} as const
