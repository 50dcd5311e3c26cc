import type { PlannedThing } from '../../stays/day-parts.ts'
import { payingBenefit } from '../../stays/paying-benefit.ts'
import type { StayToPlan } from '../../stays/stays.endpoints.ts'
import { useTax } from '../price/use-tax.ts'
import { useStays } from '../use-stays.ts'
import { OfferCard } from './offer-card.tsx'
import type { CatalogueOffer } from './offers.ts'

interface OfferGridProps {
  planned: readonly PlannedThing<CatalogueOffer>[]
  stay: StayToPlan
  /** What was searched for, folded. */
  words: readonly string[]
  /** On a telephone it lies in a row that one swipes. */
  swiped?: boolean
  isStale?: boolean
}

/** What can be had in the days of a stay, as cards: when first, and the benefit that would pay. */
export function OfferGrid({ planned, stay, words, swiped = false, isStale }: OfferGridProps) {
  const taxOf = useTax()
  const { benefits } = useStays()
  const days = { from: stay.datein, to: stay.dateout }
  return (
    <ul className={swiped ? 'offers offers-swiped' : 'offers'} aria-busy={isStale}>
      {planned.map(({ offer, on, hours }) => (
        <li key={`${offer.kind}-${offer.id}`}>
          <OfferCard
            offer={offer}
            taxPercent={taxOf(offer.hotel)}
            words={words}
            free={on && !offer.when ? { on, hours } : undefined}
            benefit={
              offer.kind === 'product'
                ? payingBenefit(
                    benefits,
                    { ...offer, taxPercent: taxOf(offer.hotel) },
                    on ? { from: on.day, to: on.day } : days,
                  )
                : null
            }
          />
        </li>
      ))}
    </ul>
  )
}
