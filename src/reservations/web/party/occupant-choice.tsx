import '../form-pair.css'
import { Trans } from '@lingui/react/macro'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { FieldGroup } from '../../../web/ui/fields/field.tsx'
import { Option } from '../../../web/ui/fields/option.tsx'
import type { Occupant } from '../../stay/booking.ts'

interface OccupantChoiceProps {
  value: Occupant
  onChange: (value: Occupant) => void
}

/** Who will sleep there: the owner with their benefits, or a guest without. */
export function OccupantChoice({ value, onChange }: OccupantChoiceProps) {
  const { trusted } = useSession()
  return (
    <FieldGroup legend={<Trans>Who will stay?</Trans>}>
      <div className="form-pair">
        <Option
          name="occupant"
          title={trusted?.owner ?? <Trans>I will</Trans>}
          checked={value === 'owner'}
          onChange={() => onChange('owner')}
        >
          <Trans>With benefits</Trans>
        </Option>
        <Option
          name="occupant"
          title={<Trans>A guest</Trans>}
          checked={value === 'guest'}
          onChange={() => onChange('guest')}
        >
          <Trans>Without benefits; the resort reviews it</Trans>
        </Option>
      </div>
    </FieldGroup>
  )
}
