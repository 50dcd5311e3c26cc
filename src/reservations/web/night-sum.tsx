import { Plural, Trans } from '@lingui/react/macro'
import { nightSum } from '../request/stay-rules.ts'

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
  const sum = nightSum(nights, percent, cost)
  if (!sum) return null
  const { price, exact, rounded } = sum
  const slept = <Plural value={nights} one="# night" other="# nights" />
  if (!rounded)
    return (
      <Trans>
        {slept} × {price} = {cost}
      </Trans>
    )
  return (
    <Trans>
      {slept} × {price} = {exact}, rounded up to {cost}
    </Trans>
  )
}
