import { registerHooks } from 'node:module'

/** A module's address without its version. */
const plain = (url: string) => url.replace(/\?v=\d+$/, '')

/**
 * Lets modules below a folder be loaded again: those that changed and those that import them get a new address, and with it are other
 * modules to Node; all others stay as they are. Node keeps the former ones, so this is for developers only.
 */
export function changedModules(folder: URL) {
  const importers = new Map<string, Set<string>>()
  const versions = new Map<string, number>()
  const ofFolder = (url: string) => url.startsWith(folder.href) && !url.includes('/node_modules/')

  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context)
      const url = plain(resolved.url)
      if (!ofFolder(url)) return resolved
      if (context.parentURL) {
        const known = importers.get(url)
        if (known) known.add(plain(context.parentURL))
        else importers.set(url, new Set([plain(context.parentURL)]))
      }
      const version = versions.get(url)
      return version === undefined ? resolved : { ...resolved, url: `${url}?v=${version}` }
    },
  })

  /** From the next import on these modules, and those that import them, are loaded again. */
  return function change(files: readonly string[], version: number): void {
    const changed = new Set<string>()
    const add = (url: string): void => {
      if (changed.has(url)) return
      changed.add(url)
      versions.set(url, version)
      for (const importer of importers.get(url) ?? []) add(importer)
    }
    for (const file of files) add(new URL(file, folder).href)
  }
}
