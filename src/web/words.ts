import { i18n, type Messages } from '@lingui/core'
import { createContext, use, useSyncExternalStore } from 'react'
import { asLanguage, type Language, LOCALE } from '../kernel/language.ts'
import { onRememberedElsewhere, remember, remembered } from './remembered.ts'

export { i18n }

const KEY = 'veranda.language'
export interface Catalogue {
  messages: Messages
}

/** What every page says, in each language: one file for each, whoever's words they are. */
export type PageWords = Record<Language, () => Promise<Catalogue>>

/** Catalogues by their path. */
export type Catalogues = Readonly<Record<string, () => Promise<Catalogue>>>

/** The words of slices: those that a visit begins with, and the list of all others, loaded with the first of them. */
export interface SliceWords {
  first: Catalogues
  others: () => Promise<Catalogues>
}

/** Stands for the words of every page, among slices. */
const EVERY_PAGE = ''

let pageWords: PageWords | null = null
let sliceWords: SliceWords | null = null
/** Whose words are in use. */
const inUse = new Set([EVERY_PAGE])
const loading = new Map<string, Promise<void>>()
const listeners = new Set<() => void>()
let current = initialLanguage(
  remembered(KEY),
  typeof navigator === 'undefined' ? undefined : navigator.language,
)

/** The language before anybody signs in: the remembered one, else Spanish for a Spanish browser, else English. */
export function initialLanguage(stored: string | null, browser: string | undefined): Language {
  if (stored) return asLanguage(stored)
  return browser?.toLowerCase().startsWith('es') ? 'es' : 'en'
}

/** The language to begin in, where an account says which: to be told before the first words are loaded. */
export function beginIn(language: Language): void {
  current = language
}

/** Loads the words that every page needs; the first drawing waits for it. */
export async function startWords(ofEveryPage: PageWords, ofSlices: SliceWords): Promise<void> {
  pageWords = ofEveryPage
  sliceWords = ofSlices
  await show(current)
}

/**
 * Loads a slice's words (`reservations`) in the current language, once; a route's loader waits for it. Of a room that
 * has words of its own (`membership/web/account`) the slice's are loaded beside them. They follow every later change of
 * language. A slice without a catalogue has no words of its own.
 */
export async function loadWords(place: string): Promise<void> {
  const places = new Set([place, place.split('/')[0] ?? place])
  for (const one of places) inUse.add(one)
  await Promise.all([...places].map((one) => load(one, current)))
}

/** The words of every page in a language, beside what the screen is in. */
export async function pageWordsIn(language: Language): Promise<Messages> {
  return (await pageWords?.[language]())?.messages ?? {}
}

/** Changes the language here and in the other tabs, and remembers it. Resolves when the words are there. */
export async function setLanguage(language: Language): Promise<void> {
  remember(KEY, language)
  await show(language)
}

/** A language that a part of the page speaks whatever the page speaks: a preview. */
export const PartLanguage = createContext<Language | null>(null)

let chosen: Language | null = null

/** The same at a door, by the hand of whoever stands there: their account takes it over once they are in. */
export async function chooseLanguage(language: Language): Promise<void> {
  chosen = language
  await setLanguage(language)
}

/** What was chosen on this page before anybody signed in. */
export function chosenLanguage(): Language | null {
  return chosen
}

/** The language to draw in; the component draws again when it changes. */
export function useLanguage(): Language {
  const page = useSyncExternalStore(listen, currentLanguage)
  return use(PartLanguage) ?? page
}

/** The current language, outside of components. */
export function currentLanguage(): Language {
  return current
}

onRememberedElsewhere(KEY, (value) => {
  if (value) void show(asLanguage(value))
})

async function show(language: Language) {
  current = language
  await Promise.all([...inUse].map((slice) => load(slice, language)))
  // A later choice may have overtaken this one while its words were on the way.
  if (current !== language) return
  i18n.activate(language, LOCALE[language])
  document.documentElement.lang = language
  for (const listener of listeners) listener()
}

function load(slice: string, language: Language): Promise<void> {
  const path = `/src/${slice}/words/${language}.po`
  const known = loading.get(path)
  if (known) return known
  const arriving = fetchWords(slice, path, language)
  loading.set(path, arriving)
  return arriving
}

async function fetchWords(slice: string, path: string, language: Language) {
  try {
    const catalogue = slice === EVERY_PAGE ? await pageWords?.[language]() : await ofSlice(path)
    if (catalogue) i18n.load(language, catalogue.messages)
  } catch (failure) {
    // Forgotten, so that the next try asks the server again.
    loading.delete(path)
    throw failure
  }
}

async function ofSlice(path: string): Promise<Catalogue | undefined> {
  const load = sliceWords?.first[path] ?? (await sliceWords?.others())?.[path]
  return load?.()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
