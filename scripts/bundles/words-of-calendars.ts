import type { Plugin } from 'vite'

/** What calendars say aloud that React Aria has its own phrases for, by their name there; its others are as we would say them. */
const WORDS: Record<string, Record<string, string>> = {
  'en-US': {
    selectedDateDescription: '(args)=>`Chosen: ${args.date}`',
    selectedRangeDescription: '(args)=>`Chosen: ${args.dateRange}`',
    startRangeSelectionPrompt: '`Press to choose the first day`',
    finishRangeSelectionPrompt: '`Press to choose the last day`',
    minimumDate: '`First day that can be chosen`',
    maximumDate: '`Last day that can be chosen`',
  },
  'es-ES': {
    selectedDateDescription: '(args)=>`Elegido: ${args.date}`',
    selectedRangeDescription: '(args)=>`Elegido: ${args.dateRange}`',
    startRangeSelectionPrompt: '`Pulse para elegir el primer día`',
    finishRangeSelectionPrompt: '`Pulse para elegir el último día`',
    minimumDate: '`Primer día que se puede elegir`',
    maximumDate: '`Último día que se puede elegir`',
  },
}

const FILE = /react-aria\/dist\/private\/intl\/calendar\/(en-US|es-ES)\.mjs$/

/** The build: the calendars of React Aria speak the portal's words (docs/words.md) in both languages. */
export function wordsOfCalendars(): Plugin {
  return {
    name: 'words-of-calendars',
    transform: {
      filter: { id: FILE },
      handler: (code, id) => ({ code: inOwnWords(code, FILE.exec(id)?.[1] ?? ''), map: null }),
    },
  }
}

/** A file of phrases with ours in the place of its own; throws where it has no such phrase, as a newer React Aria may. */
export function inOwnWords(code: string, locale: string): string {
  return Object.entries(WORDS[locale] ?? {}).reduce((text, [name, words]) => {
    const phrase = new RegExp(`("${name}": )((?:\\(args\\)=>)?\`[^\`]*\`)`)
    if (!phrase.test(text)) throw new Error(`React Aria has no phrase ${name} in ${locale} any more`)
    return text.replace(phrase, (_, before) => `${before}${words}`)
  }, code)
}
