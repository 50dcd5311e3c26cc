import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'
import { parsePo } from 'pofile-ts'
import type { Language, Words, WordValues } from '../kernel/language.ts'
import { fillIn } from './fill-in.ts'

const SLICES = new URL('../', import.meta.url)

/**
 * The messages with an explicit id: those of `words.ts`. The messages of the screens have none, and the server never
 * says them.
 */
const OWN_ID = 'js-lingui-explicit-id'

/** Reads what the server says in a language, of every slice and its own. */
function readCatalogues(language: Language): Map<string, string> {
  const texts = new Map<string, string>()
  for (const slice of readdirSync(SLICES)) {
    // Its own, and those that it shares with the browser.
    for (const path of [`${slice}/server/words/${language}.po`, `${slice}/words/${language}.po`]) {
      const file = new URL(path, SLICES)
      if (!existsSync(file)) continue
      for (const item of parsePo(readFileSync(file, 'utf8')).items) {
        const [text] = item.msgstr
        if (text && !item.obsolete && item.extractedComments.includes(OWN_ID))
          texts.set(ownText(item.msgid), ownText(text))
      }
    }
  }
  return texts
}

/** A copy: a substring would keep the whole text of the file in memory. */
function ownText(cut: string): string {
  return Buffer.from(cut).toString()
}

/**
 * Loaded when a language is first used: parsing takes 10 MB for a moment, which an idle process then never gives back.
 */
const catalogues = new Map<Language, Map<string, string>>()

function catalogueOf(language: Language): Map<string, string> {
  const known = catalogues.get(language) ?? readCatalogues(language)
  catalogues.set(language, known)
  return known
}

/** Messages are compiled at first use: a process uses few of them. */
const compiled = new Map<string, CompiledMessage>()

/** A text in a language; English from the source where a catalogue lacks it. */
export function say(words: Words, language: Language, values?: WordValues): string {
  const text = catalogueOf(language).get(words.id) || words.message
  const message = compiled.get(text) ?? compileMessage(text)
  compiled.set(text, message)
  return fillIn(message, language, values)
}

/** Whether a catalogue has its own words for a message; the law test asks. */
export function isTranslated(words: Words, language: Language): boolean {
  return catalogueOf(language).has(words.id)
}
