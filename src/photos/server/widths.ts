import type { PhotoFiles } from './photos.store.ts'

/** The widths that a photograph is kept in, as its address names them: for lists, for cards, for the page of a thing. */
export const PHOTO_WIDTHS: readonly (readonly [keyof PhotoFiles, number])[] = [
  ['small', 400],
  ['medium', 800],
  ['large', 1600],
]
