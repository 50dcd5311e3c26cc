/** Why a contract takes no part in a round: its owner may not book, it names no kind of residence, or the round is for other kinds. */
export const KEPT_OUT = ['owner', 'residence', 'kinds'] as const
export type KeptOut = (typeof KEPT_OUT)[number]

/** What keeps a contract out of a round; null where it may take part. An empty list of kinds is all of them. */
export function keptOutOf(
  { forCategories }: { forCategories: readonly number[] },
  { mayBook, categoryId }: { mayBook: boolean; categoryId: number | null },
): KeptOut | null {
  if (categoryId === null) return 'residence'
  if (!mayBook) return 'owner'
  return forCategories.length === 0 || forCategories.includes(categoryId) ? null : 'kinds'
}
