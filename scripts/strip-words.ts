import type { Plugin } from 'vite'

const DESCRIPTOR =
  /(\/\*\s*i18n\s*\*\/\s*\{\s*id:\s*(?:'[^'\n]*'|"[^"\n]*"))\s*,\s*message:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")\s*,?\s*\}/g

/**
 * Takes the English out of the plain message descriptors of the slices' `words.ts`: the browser has it in the
 * catalogue already. The macros do the same to theirs.
 */
export function stripWords(): Plugin {
  return {
    name: 'strip-words',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]src[\\/]\w+[\\/]words\.ts$/.test(id)) return null
      return { code: withoutMessages(code), map: null }
    },
  }
}

/** The code without the messages of its descriptors; their ids stay. */
export function withoutMessages(code: string): string {
  return code.replace(DESCRIPTOR, '$1 }')
}
