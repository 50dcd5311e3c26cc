import { Trans } from '@lingui/react/macro'

interface UnitWordsProps {
  residence: string
  /** 0 is the ground floor; null where the club has not said it. */
  floor: number | null
}

/** The residence that a stay was given, and on which floor it lies. */
export function UnitWords({ residence, floor }: UnitWordsProps) {
  if (floor === null) return <Trans>Residence {residence}</Trans>
  if (floor === 0) return <Trans>Residence {residence}, ground floor</Trans>
  return (
    <Trans>
      Residence {residence}, floor {floor}
    </Trans>
  )
}
