import { createLucideIcon, type LucideIcon } from 'lucide-react'

/**
 * Creates an icon from lucide's paths (ISC) inside the chunk that uses it: icons imported from the package end up in
 * the shell's chunk and every page would load them.
 */
export const strokeIcon = (...paths: readonly string[]): LucideIcon =>
  createLucideIcon({ name: '', size: 24, node: paths.map((d) => ['path', { d, key: d }]) })
