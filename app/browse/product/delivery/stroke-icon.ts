import { createLucideIcon, type LucideIcon } from 'lucide-react'

/**
 * An icon of the set's own strokes (lucide, ISC), carried by the part that draws it: icons taken from the package come
 * with the shell, and everybody would pay for what only this page shows.
 */
export const strokeIcon = (...paths: readonly string[]): LucideIcon =>
  createLucideIcon({ name: '', size: 24, node: paths.map((d) => ['path', { d, key: d }]) })
