/** The ways by which an owner pays: on the card provider's page, on a hosted page, at the resort. */
export const OWN_WAYS = ['card', 'link', 'resort'] as const
export type OwnWay = (typeof OWN_WAYS)[number]

/** Which of them the server is set up for; at the resort one can always pay. */
export interface SetUp {
  stripe: unknown
  paymentLinkUrl: string | null
}

const isSetUp = (way: OwnWay, { stripe, paymentLinkUrl }: SetUp) =>
  way === 'resort' || (way === 'card' ? stripe !== null : paymentLinkUrl !== null)

/** The ways that the server is set up for. */
export const waysSetUp = (has: SetUp): OwnWay[] => OWN_WAYS.filter((way) => isSetUp(way, has))

/**
 * The ways that are offered: those that the club chose, as far as they are set up. Where nothing of it works any more it is at the resort,
 * so that nobody is left without a way to pay.
 */
export function waysOffered(chosen: readonly OwnWay[], has: SetUp): OwnWay[] {
  const offered = waysSetUp(has).filter((way) => chosen.includes(way))
  return offered.length > 0 ? offered : ['resort']
}
