import fc from 'fast-check'

/** A deed, or some of them at the same moment. */
export type Lived<Deed> = Deed | { deed: 'at-once'; deeds: Deed[] }

/**
 * Lives of deeds in any order, some of them at once: from four to `most` steps, `atOnce` of them to five others two or three deeds at
 * the same moment.
 */
export function livesOf<Deed>(
  one: fc.Arbitrary<Deed>,
  { most, atOnce }: { most: number; atOnce: number },
): fc.Arbitrary<Lived<Deed>[]> {
  return fc.array(
    fc.oneof<fc.MaybeWeightedArbitrary<Lived<Deed>>[]>(
      { weight: 5, arbitrary: one },
      {
        weight: atOnce,
        arbitrary: fc.record({
          deed: fc.constant('at-once' as const),
          deeds: fc.array(one, { minLength: 2, maxLength: 3 }),
        }),
      },
    ),
    { minLength: 4, maxLength: most },
  )
}
