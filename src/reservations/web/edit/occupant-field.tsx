import { Trans } from '@lingui/react/macro'
import { Note } from '../../../web/ui/note.tsx'
import { isHolding } from '../../benefit/benefit.ts'
import type { UsedBenefit } from '../../benefits.endpoints.ts'
import type { Occupant } from '../../stay/booking.ts'
import { OccupantChoice } from '../party/occupant-choice.tsx'

interface OccupantFieldProps {
  value: Occupant
  benefits: readonly UsedBenefit[]
  onChange: (occupant: Occupant) => void
}

/** Who stays. A guest in the owner's place sends the owner's benefits back, and is told so (spec, section 4). */
export function OccupantField({ value, benefits, onChange }: OccupantFieldProps) {
  const returns = value === 'guest' && benefits.some(({ state }) => isHolding(state))
  return (
    <>
      <OccupantChoice value={value} onChange={onChange} />
      {returns && (
        <Note tone="gold" spoken>
          <Trans>
            Your benefits are for your own stays: with a guest staying, those of this reservation return to
            your balance once the resort has agreed.
          </Trans>
        </Note>
      )}
    </>
  )
}
