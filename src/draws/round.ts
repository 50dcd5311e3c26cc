import * as z from 'zod/mini'

/** The most wishes that a contract ranks in a round. */
export const MOST_WISHES = 10

/** The most weeks that a round gives to one contract. */
export const MOST_EACH = 5

/** How many years before the round count for the order: what a contract was given in them. */
export const YEARS_BACK = 3

/** Where a round lets its weeks be given back for nothing, so many days after the public number at least. */
export const FREE_TO_GIVE_BACK_DAYS = 3

const id = () => z.int().check(z.minimum(1))
const hex = () => z.string().check(z.regex(/^[0-9a-f]{64}$/))

/**
 * What a contract was given in one of the years before: the ranks of the wishes that it received, 1 for its first. An
 * empty list took part and received nothing; null did not take part.
 */
const yearBefore = z.nullable(z.array(z.int().check(z.minimum(1), z.maximum(MOST_WISHES))))

/**
 * A drawn round as a file, without names: whoever has it computes the same result anywhere. A contract is its number in
 * the round, which its owners know and the desk. `places` are kinds of week that residences are drawn for: a week of a
 * category at a resort, `count` residences of it. `before` is newest first, `YEARS_BACK` long, and `weights` says how
 * much each of those years counts. `given` is the result: which place each contract received, in which turn, by which of
 * its wishes.
 */
export const DrawnRound = z.object({
  format: z.literal('veranda-draw-1'),
  round: z.object({ name: z.string(), closed: z.string() }),
  each: z.int().check(z.minimum(1), z.maximum(MOST_EACH)),
  weights: z.array(z.int().check(z.minimum(0), z.maximum(100))).check(z.length(YEARS_BACK)),
  seal: hex(),
  seed: hex(),
  publicNumber: z.object({ source: z.string(), value: z.string().check(z.minLength(1)) }),
  wishesSeal: hex(),
  places: z.array(
    z.object({
      id: id(),
      hotel: z.string(),
      category: z.string(),
      checkIn: z.string(),
      checkOut: z.string(),
      count: z.int().check(z.minimum(0)),
    }),
  ),
  takers: z.array(
    z.object({
      number: id(),
      before: z.array(yearBefore).check(z.length(YEARS_BACK)),
      wishes: z.array(id()).check(z.maxLength(MOST_WISHES)),
    }),
  ),
  order: z.array(id()),
  given: z.array(z.object({ number: id(), place: id(), turn: id(), wish: id() })),
})

export type DrawnRound = z.infer<typeof DrawnRound>

/** Reads the file of a drawn round; null where the text is not one. */
export function readDrawFile(text: string): DrawnRound | null {
  try {
    return DrawnRound.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** A week of a category at a resort that a round gives away, `count` residences of it. */
export type DrawPlace = Pick<DrawnRound['places'][number], 'id' | 'count'>

/** Who takes part: a contract by its number, what it was given before, and its wishes, the dearest first. */
export type DrawTaker = DrawnRound['takers'][number]

/** One week given: to whom, in which turn of the round (from 1), by which of its wishes (1 for the first). */
export type GivenWeek = DrawnRound['given'][number]
