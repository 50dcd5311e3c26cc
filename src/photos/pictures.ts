import * as z from 'zod/mini'
import { bilingual } from '../kernel/check.ts'
import { MEGABYTE } from '../kernel/endpoint.ts'
import { bothLanguages } from '../kernel/publishing.ts'

/** A shape for a picture by its name: an illustration of the house with its hour, or a photograph of the desk's own. */
export const pictureShape = () => z.union([z.enum(PICTURES), photoName()])

const PHOTO = /^photo-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const photoName = () => z.string('format').check(z.regex(PHOTO))

/** Whether a picture is a photograph; every other one is an illustration of the house. */
export const isPhoto = (name: string): boolean => PHOTO.test(name)

/** The largest photograph that the desk uploads, in bytes. */
export const LARGEST_PHOTO = 15 * MEGABYTE
/** The longest text that tells what a photograph shows. */
export const LONGEST_ALT = 250

/** A shape for what the photographs of a thing show, as the desk writes it; of those that it names, each has to be told. */
export const photoTexts = (most: number) =>
  z._default(
    z.array(z.object({ picture: photoName(), alt: bothLanguages(LONGEST_ALT) })).check(z.maxLength(most)),
    [],
  )

/** What a photograph among a thing's pictures shows, for those who cannot see it. */
export const photoTextShape = z.object({ picture: z.string(), alt: bilingual() })
export type PhotoText = z.output<typeof photoTextShape>

/** The illustrations below `src/web/public/art`, as things name them: `reef-noon` is `reef/noon.svg` (`illustrationFile`). */
export const PICTURES = [
  'bay-dawn',
  'bay-dusk',
  'bay-night',
  'bay-noon',
  'cenote-noon',
  'coralina-dawn',
  'coralina-dusk',
  'coralina-night',
  'coralina-noon',
  'cover-frond-dawn',
  'cover-frond-dusk',
  'cover-shell-dawn',
  'cover-tiles-noon',
  'desk-night',
  'desk-noon',
  'dining-dusk',
  'dining-night',
  'golf-dawn',
  'golf-noon',
  'hammock-dawn',
  'hammock-dusk',
  'hammock-night',
  'hammock-noon',
  'lanterns-dusk',
  'lanterns-night',
  'lighthouse-dawn',
  'lighthouse-night',
  'loggia-dawn',
  'loggia-night',
  'mangrove-dawn',
  'mangrove-night',
  'mangrove-noon',
  'market-dawn',
  'market-noon',
  'penthouse-dusk',
  'penthouse-night',
  'pool-dawn',
  'pool-dusk',
  'pool-night',
  'pool-noon',
  'reef-dusk',
  'reef-noon',
  'resort-dawn',
  'resort-dusk',
  'resort-night',
  'resort-noon',
  'road-dawn',
  'road-noon',
  'room-dawn',
  'room-dusk',
  'room-noon',
  'sailing-dawn',
  'sailing-dusk',
  'sailing-noon',
  'selva-dawn',
  'selva-dusk',
  'selva-night',
  'selva-noon',
  'serena-dawn',
  'serena-dusk',
  'serena-night',
  'serena-noon',
  'spa-dawn',
  'spa-noon',
  'studio-dawn',
  'studio-noon',
  'suite-dawn',
  'suite-noon',
  'terrace-dawn',
  'terrace-dusk',
  'terrace-night',
] as const

/** Where an illustration lies below `src/web/public/art`, and below `/art/`: a folder for each scene, a file for each of its hours. */
export function illustrationFile(name: string): string {
  const at = name.lastIndexOf('-')
  return `${name.slice(0, at)}/${name.slice(at + 1)}.svg`
}
