import { Trans, useLingui } from '@lingui/react/macro'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { Field, FieldGroup } from '../../../web/ui/fields/field.tsx'
import { Stepper } from '../../../web/ui/fields/stepper.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { useLanguage } from '../../../web/words.ts'
import type { OpenBenefit } from '../../benefits.endpoints.ts'
import type { Occupant } from '../../stay/booking.ts'
import { namedBenefitAmount } from './benefit-amount.ts'

interface BenefitsPickerProps {
  occupant: Occupant
  open: readonly OpenBenefit[]
  /** What is typed, by benefit year. */
  value: Readonly<Record<number, string>>
  errorOf: (idBenefitYear: number) => string | undefined
  onChange: (value: Readonly<Record<number, string>>) => void
}

/** The owner's benefits for a stay, each within its balance (spec, section 5); a guest has none (section 4). */
export function BenefitsPicker({ occupant, open, value, errorOf, onChange }: BenefitsPickerProps) {
  const { trusted } = useSession()
  if (occupant === 'guest') {
    return (
      <Note>
        <Trans>Benefits are for your own stays. This one is for a guest, so it uses none.</Trans>
      </Note>
    )
  }
  if (trusted) {
    const { owner } = trusted
    return (
      <Note>
        <Trans>Only {owner} uses benefits. This stay uses none.</Trans>
      </Note>
    )
  }
  const usable = open.filter((benefit) => benefit.balance > 0)
  if (usable.length === 0) {
    return (
      <Note>
        <Trans>No benefits are left for these dates.</Trans>
      </Note>
    )
  }
  return (
    <FieldGroup legend={<Trans>Benefits for this stay (optional)</Trans>}>
      <ul className="benefit-picks">
        {usable.map((benefit) => (
          <li key={benefit.idBenefitYear}>
            <BenefitPick
              benefit={benefit}
              typed={value[benefit.idBenefitYear] ?? ''}
              error={errorOf(benefit.idBenefitYear)}
              onType={(typed) => onChange({ ...value, [benefit.idBenefitYear]: typed })}
            />
          </li>
        ))}
      </ul>
    </FieldGroup>
  )
}

interface BenefitPickProps {
  benefit: OpenBenefit
  typed: string
  error: string | undefined
  onType: (typed: string) => void
}

function BenefitPick({ benefit, typed, error, onType }: BenefitPickProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const name = benefit.name[language]
  const amount = namedBenefitAmount(benefit, benefit.balance)
  const until = useDayInWords()(benefit.expires)
  const available = t`${amount} available, to use by ${until}`
  if (benefit.unit === 'money') {
    const currency = benefit.currency
    return (
      <Field label={t`${name}, in ${currency}`} hint={available} error={error}>
        {(control) => (
          <TextInput
            {...control}
            className="benefit-money"
            inputMode="decimal"
            maxLength={14}
            value={typed}
            onChange={(event) => onType(event.target.value)}
          />
        )}
      </Field>
    )
  }
  // What was typed before some went elsewhere stays within what is left.
  const count = Math.min(Number(typed) || 0, benefit.balance)
  return (
    <div className="benefit-pick">
      <div>
        <p className="label">{name}</p>
        <p className="field-hint">{available}</p>
      </div>
      <Stepper label={name} value={count} max={benefit.balance} onChange={(next) => onType(String(next))} />
    </div>
  )
}
