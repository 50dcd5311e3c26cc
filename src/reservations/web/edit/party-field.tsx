import { Trans, useLingui } from '@lingui/react/macro'
import { FieldGroup } from '../../../web/ui/fields/field.tsx'
import { Stepper } from '../../../web/ui/fields/stepper.tsx'
import { MOST_ADULTS, MOST_CHILDREN } from '../request/stay-search.ts'

interface Party {
  adults: number
  children: number
}

interface PartyFieldProps {
  party: Party
  /** How many the residence sleeps, adults and children alike. */
  sleeps: number
  onChange: (party: Party) => void
}

/** How many come, within what the residence sleeps. */
export function PartyField({ party, sleeps, onChange }: PartyFieldProps) {
  const { t } = useLingui()
  const { adults, children } = party
  return (
    <FieldGroup legend={<Trans>How many come?</Trans>} hint={<Trans>This residence sleeps {sleeps}.</Trans>}>
      <div className="edit-party">
        <div>
          <span aria-hidden>
            <Trans>Adults</Trans>
          </span>
          <Stepper
            label={t`Adults`}
            value={adults}
            min={1}
            max={Math.min(MOST_ADULTS, sleeps - children)}
            onChange={(count) => onChange({ adults: count, children })}
          />
        </div>
        <div>
          <span aria-hidden>
            <Trans>Children</Trans>
          </span>
          <Stepper
            label={t`Children`}
            value={children}
            max={Math.min(MOST_CHILDREN, sleeps - adults)}
            onChange={(count) => onChange({ adults, children: count })}
          />
        </div>
      </div>
    </FieldGroup>
  )
}
