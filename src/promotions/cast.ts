import { addDays, type Day } from '../kernel/day.ts'
import type { ContractRow } from '../membership/cast/contracts.ts'
import { CAST_CONTRACTS } from '../membership/cast/contracts.ts'
import type { Dice } from '../membership/cast/dice.ts'
import { CAST } from '../membership/cast/owners.ts'
import { OFFERS } from './cast/offers.ts'

/** The promotions that run now, and the contracts they are for: the cast's see all of them. */
export function promotions(scene: { today: Day; dice: Dice; contracts: readonly ContractRow[] }) {
  const { today, dice } = scene
  const rows = OFFERS.map(({ from, to, ...offer }, index) => ({
    id: index + 1,
    ...offer,
    share_slug: offer.code.toLowerCase(),
    first_day: addDays(today, from),
    last_day: addDays(today, to),
    position: index + 1,
  }))
  const forContracts = scene.contracts.flatMap((contract) =>
    rows
      .filter(() => contract.id <= CAST_CONTRACTS.inesSignature || dice.chance(60))
      .map((promotion) => ({ contract_id: contract.id, promotion_id: promotion.id })),
  )
  const first = rows[0]
  const accepted = first
    ? [
        {
          contract_id: CAST_CONTRACTS.elena,
          promotion_id: first.id,
          owner_id: CAST.elena,
          language: 'en',
          text_accepted: first.disclaimer.en,
          accepted_at: `${addDays(today, -5)}T18:00:00Z`,
        },
      ]
    : []
  return { rows, forContracts, accepted }
}

/** The weeks exchange: Inés has exchanged once, two years ago, and may again; others are in it now. */
export function exchanges(scene: { today: Day; dice: Dice; contracts: readonly ContractRow[] }) {
  const { today, dice } = scene
  const thisYear = Number(today.slice(0, 4))
  const subscriptions: Record<string, unknown>[] = []
  const events: Record<string, unknown>[] = []
  for (const contract of scene.contracts.filter((one) => one.can_subscribe)) {
    const isInes = contract.id === CAST_CONTRACTS.inesSignature
    if (!isInes && !dice.chance(50)) continue
    const id = subscriptions.length + 1
    const year = isInes ? thisYear - 2 : thisYear
    const subscribed_at = `${addDays(today, isInes ? -800 : -dice.between(20, 200))}T17:20:00Z`
    const ended_at = isInes ? `${addDays(today, -500)}T06:00:00Z` : null
    subscriptions.push({
      id,
      contract_id: contract.id,
      year,
      weeks: isInes ? 2 : dice.between(1, 3),
      wish: isInes ? 'Una semana de otoño en montaña, para cuatro personas.' : null,
      state: isInes ? 'ended' : 'active',
      subscribed_at,
      subscribed_by_owner_id: contract.owner_id,
      ended_at,
    })
    events.push({
      subscription_id: id,
      at: subscribed_at,
      deed: 'subscribed',
      actor_owner_id: contract.owner_id,
      detail: null,
      told_at: null,
    })
    if (!isInes) continue
    events.push(
      {
        subscription_id: id,
        at: `${addDays(today, -690)}T15:00:00Z`,
        deed: 'matched',
        actor_owner_id: null,
        detail: {
          en: 'One week at a lodge in Valle de Bravo',
          es: 'Una semana en una cabaña de Valle de Bravo',
        },
        told_at: `${addDays(today, -690)}T15:00:00Z`,
      },
      {
        subscription_id: id,
        at: ended_at,
        deed: 'ended',
        actor_owner_id: null,
        detail: null,
        told_at: ended_at,
      },
    )
  }
  return { subscriptions, events }
}
