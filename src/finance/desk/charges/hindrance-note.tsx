import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Hindrance, RunState } from '../../charges/charge-run.ts'

interface HindranceNoteProps {
  run: { hindrance: Hindrance | null; state: RunState }
}

/** Why the last publishing or taking back of a run was not done. */
export function HindranceNote({ run: { hindrance, state } }: HindranceNoteProps) {
  if (!hindrance) return null
  return (
    <span className="charge-hindrance" role="status">
      {state === 'published' ? <Trans>Not taken back:</Trans> : <Trans>Not published:</Trans>}{' '}
      <HindranceWords hindrance={hindrance} />
    </span>
  )
}

/** What keeps a run from being published or taken back, as a sentence. */
export function HindranceWords({ hindrance }: { hindrance: Hindrance }) {
  const words: Record<Hindrance, ReactNode> = {
    AREA_MISSING: <Trans>The deeded area of some residences is not known.</Trans>,
    AREA_EXCEEDED: <Trans>The residences’ areas together are more than the resort’s.</Trans>,
    NOTHING_TO_CHARGE: <Trans>Every contract has its fees of this year already.</Trans>,
    FEE_TOO_LARGE: <Trans>The fee of a contract would be larger than the books can hold.</Trans>,
    RUN_CURRENCY: <Trans>The contracts of this resort are charged in another currency.</Trans>,
    FEES_PAID: <Trans>Something of these fees is paid, in installments or on its way by card.</Trans>,
    FEES_IN_USE: <Trans>A question, an agreement or a payment names one of these fees.</Trans>,
  }
  return words[hindrance]
}
