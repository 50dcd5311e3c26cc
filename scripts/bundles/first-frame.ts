import { readFileSync } from 'node:fs'
import { parsePo } from 'pofile-ts'
import type { Plugin } from 'vite'

const ROOT = new URL('../../', import.meta.url)
/** Whose words the sign-in page speaks. */
const SLICES = ['membership', 'portal', 'web']
const MARK = '<!-- first frame -->'

/** The catalogues' words in a language, by their English. */
function wordsIn(language: 'en' | 'es'): Map<string, string> {
  const paths = SLICES.map((slice) => new URL(`src/${slice}/words/${language}.po`, ROOT))
  const items = paths.flatMap((path) => parsePo(readFileSync(path, 'utf8')).items)
  return new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr[0] || msgid]))
}

/** The sign-in page's first frame in a language: `scripts/bundles/first-frame.html` with its words. */
export function frameIn(language: 'en' | 'es'): string {
  const words = wordsIn(language)
  const fixed: Record<string, string> = {
    lang: language,
    en: String(language === 'en'),
    es: String(language === 'es'),
  }
  const html = readFileSync(new URL('scripts/bundles/first-frame.html', ROOT), 'utf8').trim()
  return html.replaceAll(/\[\[(.*?)\]\]/g, (_, id: string) => {
    const said = fixed[id] ?? words.get(id)
    if (said === undefined) throw new Error(`The first frame says “${id}”, which no catalogue has`)
    return said.replace('<0>{phone}</0>', '<a class="link phone-link" data-boot="phone"></a>')
  })
}

/**
 * Writes the sign-in page's first frame into the page, a template for each language: it is drawn before any program has come,
 * and React draws the same over it (`src/portal/web/first-frame.ts`). A journey compares the two.
 */
export function firstFrame(): Plugin {
  return {
    name: 'first-frame',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        const templates = (['en', 'es'] as const).map(
          (language) => `<template id="first-${language}">${frameIn(language)}</template>`,
        )
        return html.replace(MARK, templates.join('\n    '))
      },
    },
  }
}
