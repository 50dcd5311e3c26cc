import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type Messages, setupI18n } from '@lingui/core'
import { formatter } from '@lingui/format-po'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { LANGUAGES, type Language, type Words, type WordValues } from '../kernel/language.ts'

const SLICES = new URL('../', import.meta.url)

/** Reads every slice's catalogue of a language, as the browser's build does. */
async function readCatalogues(language: Language): Promise<Messages> {
  const messages: Messages = {}
  const po = formatter()
  for (const slice of readdirSync(SLICES)) {
    const file = new URL(`${slice}/words/${language}.po`, SLICES)
    if (!existsSync(file)) continue
    const catalogue = await po.parse(readFileSync(file, 'utf8'), {
      locale: language,
      sourceLocale: 'en',
      filename: file.pathname,
    })
    for (const [id, entry] of Object.entries(catalogue ?? {})) {
      if (entry.translation) messages[id] = compileMessage(entry.translation)
    }
  }
  return messages
}

const catalogues = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await readCatalogues(language)])),
) as Record<Language, Messages>

const speakers = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    setupI18n({ locale: language, messages: { [language]: catalogues[language] } }).setMessagesCompiler(
      compileMessage,
    ),
  ]),
) as Record<Language, ReturnType<typeof setupI18n>>

/** A text in a language; English from the source where a catalogue lacks it. */
export function say(words: Words, language: Language, values?: WordValues): string {
  return speakers[language]._(words.id, values, { message: words.message })
}

/** Whether a catalogue has its own words for a message; the law test asks. */
export function isTranslated(words: Words, language: Language): boolean {
  return words.id in catalogues[language]
}
