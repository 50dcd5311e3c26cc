import { isPhoto, PICTURES } from '../../../photos/pictures.ts'

/** The most cards in a row that show the same illustration. */
const MOST_ALIKE = 2
/** What stands in for a scene that is drawn at one hour only: it shows no other place. */
const STAND_IN = 'cover-shell-dawn'

/**
 * Cards whose illustration would be the third of its kind in a row get the same scene at another hour, or a plain one where it has
 * none. Photographs show their thing, and stay.
 */
export function variedPictures<Card extends { picture: string }>(cards: readonly Card[]): Card[] {
  const shown: Card[] = []
  for (const card of cards) {
    const before = shown.slice(-MOST_ALIKE).map(({ picture }) => picture)
    const isThird = before.length === MOST_ALIKE && before.every((picture) => picture === card.picture)
    shown.push(isThird && !isPhoto(card.picture) ? { ...card, picture: anotherHour(card.picture) } : card)
  }
  return shown
}

function anotherHour(picture: string): string {
  const scene = picture.slice(0, picture.lastIndexOf('-') + 1)
  return PICTURES.find((one) => one.startsWith(scene) && one !== picture) ?? STAND_IN
}
