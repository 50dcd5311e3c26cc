import type { Bilingual } from '../../kernel/language.ts'
import { isPhoto, type PhotoText } from '../pictures.ts'

/** The pictures of what is being edited. */
export interface Pictured {
  picture: string
  /** Further ones in their order, where it may have some. */
  gallery?: string[]
  /** What the photographs among them show. */
  photos: PhotoText[]
  /** Photographs that were added and are not chosen: they stay at hand until it is saved. */
  spare?: PhotoText[]
}

/** Stands in where the picture is taken away and nothing else is chosen. */
const PLAIN = 'bay-noon'
const NO_WORDS: Bilingual = { en: '', es: '' }

/** All photographs of it, chosen or not, in the order in which they were added. */
export const photosOf = ({ photos, spare = [] }: Pictured): PhotoText[] => [...photos, ...spare]

/** Other pictures than before: the photographs that they name are the chosen ones. */
export function choose(
  value: Pictured,
  chosen: Pick<Pictured, 'picture' | 'gallery'>,
  all: readonly PhotoText[] = photosOf(value),
): Pictured {
  const gallery = chosen.gallery?.filter((name) => name !== chosen.picture)
  const named = new Set([chosen.picture, ...(gallery ?? [])])
  return {
    picture: chosen.picture,
    ...(gallery && { gallery }),
    photos: all.filter(({ picture }) => named.has(picture)),
    spare: all.filter(({ picture }) => !named.has(picture)),
  }
}

/** A photograph is added: in place of an illustration it is the picture, after another photograph it follows in the gallery. */
export function withPhoto(value: Pictured, picture: string, most: number): Pictured {
  const all = [...photosOf(value), { picture, alt: NO_WORDS }]
  const { gallery } = value
  if (!gallery || !isPhoto(value.picture)) return choose(value, { ...value, picture }, all)
  return choose(value, gallery.length < most ? { ...value, gallery: [...gallery, picture] } : value, all)
}

/** A photograph is taken out; where it was the picture, the next one is. */
export function takeOut(value: Pictured, name: string): Pictured {
  const all = photosOf(value).filter(({ picture }) => picture !== name)
  const gallery = value.gallery?.filter((one) => one !== name)
  const picture = value.picture === name ? (gallery?.[0] ?? PLAIN) : value.picture
  return choose(value, { picture, ...(gallery && { gallery }) }, all)
}

/** Another photograph stands where one stood, with its words. */
export function replacePhoto(value: Pictured, name: string, other: string): Pictured {
  const renamed = (one: string) => (one === name ? other : one)
  const gallery = value.gallery?.map(renamed)
  const all = photosOf(value).map((photo) => ({ ...photo, picture: renamed(photo.picture) }))
  return choose(value, { picture: renamed(value.picture), ...(gallery && { gallery }) }, all)
}

/** What a photograph shows is told. */
export function withAlt(value: Pictured, name: string, alt: Bilingual): Pictured {
  const told = (photos: PhotoText[]) =>
    photos.map((photo) => (photo.picture === name ? { ...photo, alt } : photo))
  return { ...value, photos: told(value.photos), ...(value.spare && { spare: told(value.spare) }) }
}

/** A further picture changes its place with its neighbour; at the end it stays. */
export function moved(gallery: readonly string[], index: number, by: 1 | -1): string[] {
  const one = gallery[index]
  return one === undefined || gallery[index + by] === undefined
    ? [...gallery]
    : gallery.toSpliced(index, 1).toSpliced(index + by, 0, one)
}
