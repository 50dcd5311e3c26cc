// Plain JavaScript, so that an old Node can read it.
// Loads the sources of a package from which `npm run pack` has taken the types: they keep their names, so that Node would
// look for types in them all the same, with a compiler that leaves 25 MB in a process for as long as it runs.
import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'

const ROOT = new URL('../', import.meta.url)
const PACKAGES = new URL('node_modules/', ROOT).href

/** The mark that `npm run pack` leaves where the sources are plain JavaScript. */
export const PLAIN = 'src/types-are-out'

/** Has Node load plain sources as they are. False in a checkout, where they have types. */
export function loadPlainSources() {
  if (!existsSync(new URL(PLAIN, ROOT))) return false
  module.registerHooks({
    load(url, context, next) {
      if (!url.endsWith('.ts') || !url.startsWith(ROOT.href) || url.startsWith(PACKAGES))
        return next(url, context)
      return { format: 'module', source: readFileSync(new URL(url), 'utf8'), shortCircuit: true }
    },
  })
  return true
}
