import type { AssetName, AssetRef } from './brand.ts'

/** The address of the logo: it changes with the picture, so browsers may keep it for ever. */
export const logoPath = ({ hash }: AssetRef) => `/brand/logo-${hash}`

/** The files of the icons, at addresses that never change: browsers and installed shops look for them there. */
export const iconFiles: Readonly<Record<string, AssetName>> = {
  'icon.svg': 'icon.svg',
  'icon-192.png': 'icon-192',
  'icon-512.png': 'icon-512',
  'maskable-512.png': 'maskable-512',
  'apple-touch-icon.png': 'apple-touch-icon',
}

const barSize = { width: 160, height: 32 }

/** A logo as large as the bar has room for it. */
export function logoInBar({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(barSize.width / width, barSize.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
