import type { PageWords } from '../../web/words.ts'

/** What every page says: the words of the kernel, the shell and the frames. One file a language is one request a visit. */
export const PAGE_WORDS: PageWords = {
  en: () => import('./page-words.en.ts'),
  es: () => import('./page-words.es.ts'),
}
