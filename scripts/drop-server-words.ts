import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const SOURCES = new URL('../src/', import.meta.url)

/** What only the server says: why it refuses, its mails, the calendar's entries, an owner's trail. */
const SERVERS_OWN = /^(refusal|mail|calendar|trail)\./
/** How a screen names a refusal that the browser says itself: `SESSION_EXPIRED_WORDS`, `MEMBERSHIP_REFUSALS.NO_CONTRACT`. */
const SAID_HERE = /\b(?:[A-Z]+_REFUSALS\.([A-Z_]+)|([A-Z][A-Z_]+)_WORDS\b)/g
const MESSAGES = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/

/**
 * Takes the server's words out of the browser's catalogues: a refusal travels with its sentence, so the browser needs
 * only those that its own screens name.
 */
export function dropServerWords(): Plugin {
  let said = new Set<string>()
  return {
    name: 'drop-server-words',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      said = saidInBrowser()
    },
    transform(code, id) {
      if (!/[\\/]words[\\/]\w+\.po$/.test(id)) return null
      return { code: withoutServerWords(code, said), map: null }
    },
  }
}

/** A compiled catalogue without the server's own messages. */
export function withoutServerWords(code: string, said: ReadonlySet<string>): string {
  return code.replace(MESSAGES, (_, literal: string) => {
    const messages = JSON.parse(JSON.parse(literal)) as Record<string, unknown>
    const kept = Object.entries(messages).filter(([id]) => !SERVERS_OWN.test(id) || said.has(id))
    return `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(kept)))})`
  })
}

function saidInBrowser(): Set<string> {
  const said = new Set<string>()
  for (const path of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!/(^|[\\/])web[\\/].*\.tsx?$/.test(path)) continue
    for (const [, named, alone] of readFileSync(
      new URL(path.replaceAll('\\', '/'), SOURCES),
      'utf8',
    ).matchAll(SAID_HERE))
      said.add(`refusal.${named ?? alone}`)
  }
  return said
}
