import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { OpenCountry } from '#domain/platform/country/country.ts'

const labels: Readonly<Record<string, string>> = {
  home: 'La tienda',
  list: 'Listas con filtros',
  product: 'Un producto',
  wide: 'La tienda en una pantalla grande',
}

/** `1-home-585x1266.webp`: order, what it shows, and its size. */
const fileName = /^\d-(\w+)-(\d+)x(\d+)\.webp$/

export type Screenshot = { src: string; sizes: string; type: string; form_factor: 'wide' | 'narrow'; label?: string }

/** Where the pictures of a brand's shop lie, made of the demo by `npm run gallery -- install`. */
export const screenshotFolder = (root: string, brandKey: string) =>
  path.join(root, 'demo/brand/screenshots', path.basename(brandKey))

/**
 * The pictures of the shop that browsers show when they offer to install it (P3). They show one brand: a shop of another
 * has none.
 */
export function screenshotsOf(folder: string, country: OpenCountry): Screenshot[] {
  let names: string[] = []
  try {
    names = readdirSync(path.join(folder, country)).toSorted()
  } catch {
    // There are none of this brand.
  }
  return names.flatMap((name) => {
    const [, what = '', width, height] = fileName.exec(name) ?? []
    if (width === undefined || height === undefined) return []
    return [
      {
        src: `/screenshots/${country}/${name}`,
        sizes: `${width}x${height}`,
        type: 'image/webp',
        form_factor: Number(width) > Number(height) ? ('wide' as const) : ('narrow' as const),
        ...(labels[what] && { label: labels[what] }),
      },
    ]
  })
}
