import { Plural, Trans } from '@lingui/react/macro'
import { nightsCost } from '../request/stay-rules.ts'

interface NightSumProps {
  /** Nights slept. */
  nights: number
  /** What one of them takes of the balance, in hundredths. */
  percent: number
  /** Nights of the balance: nothing is said where the rule of today would take others. */
  cost: number
}

/** How the nights of a stay become nights of the balance, where one is not the other: the figures, and that they are rounded up. */
export function NightSum({ nights, percent, cost }: NightSumProps) {
  if (percent === 100 || nightsCost(nights, percent) !== cost) return null
  const price = percent / 100
  const exact = (nights * percent) / 100
  if (exact === cost)
    return (
      <Trans>
        {nights} × {price} = {cost}
      </Trans>
    )
  return (
    <Plural
      value={cost}
      one={`${nights} × ${price} = ${exact}, rounded up to # whole night`}
      other={`${nights} × ${price} = ${exact}, rounded up to # whole nights`}
    />
  )
}
