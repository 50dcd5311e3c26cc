import '../form-pair.css'
import { Trans } from '@lingui/react/macro'
import { FieldGroup } from '../../../web/ui/fields/field.tsx'
import { Option } from '../../../web/ui/fields/option.tsx'
import type { Occupant } from '../../stay/booking.ts'

/** Who will sleep there: the owner with their benefits, or a guest without. */
export function OccupantChoice({
  value,
  onChange,
}: {
  value: Occupant
  onChange: (value: Occupant) => void
}) {
  return (
    <FieldGroup legend={<Trans>Who will stay?</Trans>}>
      <div className="form-pair">
        <Option
          name="occupant"
          title={<Trans>I will</Trans>}
          checked={value === 'owner'}
          onChange={() => onChange('owner')}
        >
          <Trans>Your benefits apply</Trans>
        </Option>
        <Option
          name="occupant"
          title={<Trans>A guest</Trans>}
          checked={value === 'guest'}
          onChange={() => onChange('guest')}
        >
          <Trans>Without your benefits; the club reviews it</Trans>
        </Option>
      </div>
    </FieldGroup>
  )
}
