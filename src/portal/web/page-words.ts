import type { Catalogue, PageWords, SliceWords } from '../../web/words.ts'

/** What every page says: the words of the kernel, the shell and the frames. One file a language is one request a visit. */
export const PAGE_WORDS: PageWords = {
  en: () => import('./page-words.en.ts'),
  es: () => import('./page-words.es.ts'),
}

/** What the sign-in and the home say, and keys, which stand on both; the list of all others names some forty files. */
export const SLICE_WORDS: SliceWords = {
  first: import.meta.glob<Catalogue>([
    '/src/{membership,dashboard}/words/*.po',
    '/src/membership/web/keys/words/*.po',
  ]),
  others: async () => (await import('./registered.ts')).WORDS,
}
