import { Trans, useLingui } from '@lingui/react/macro'
import { addDays, isDay } from '../../../kernel/day.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import { BothLanguages } from '../../../web/desk/both-languages.tsx'
import { DayField } from '../../../web/desk/day-field.tsx'
import { WholeField } from '../../../web/desk/number-field.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { Field } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { DeskDrawHotel } from './desk-round.ts'

/** A week as it is typed. */
export interface TypedWeek {
  key: number
  idCategory: number
  name: Bilingual
  checkIn: string
  checkOut: string
  residences: number | null
}

interface NewWeekProps {
  /** Which of the weeks, from 0. */
  at: number
  week: TypedWeek
  hotel: DeskDrawHotel
  errorAt: (path: string) => string | undefined
  onChange: (part: Partial<TypedWeek>) => void
  onRemove?: () => void
}

/** A week of a new round: its name, its residence and how many of it, its days. */
export function NewWeek({ at, week, hotel, errorAt, onChange, onRemove }: NewWeekProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const number = at + 1
  const path = `places.${at}`
  return (
    <fieldset className="desk-draw-week">
      <legend className="sub">
        <Trans>Week {number}</Trans>
      </legend>
      <BothLanguages
        name={`${path}.name`}
        label={t`Its name`}
        value={week.name}
        onChange={(name) => onChange({ name })}
        most={80}
        error={errorAt}
      />
      <div className="desk-draw-pair">
        <DayField
          name={`${path}.checkIn`}
          label={t`Arrival`}
          min={hotel.today}
          error={errorAt(`${path}.checkIn`)}
          value={week.checkIn}
          onChange={(checkIn) =>
            onChange({
              checkIn,
              ...(isDay(checkIn) && week.checkOut === '' && { checkOut: addDays(checkIn, 7) }),
            })
          }
        />
        <DayField
          name={`${path}.checkOut`}
          label={t`Departure`}
          min={week.checkIn || hotel.today}
          error={errorAt(`${path}.checkOut`)}
          value={week.checkOut}
          onChange={(checkOut) => onChange({ checkOut })}
        />
        <WholeField
          name={`${path}.residences`}
          label={t`Residences`}
          required
          error={errorAt(`${path}.residences`)}
          value={week.residences}
          onChange={(residences) => onChange({ residences })}
        />
      </div>
      <Field label={t`Residence`} error={errorAt(`${path}.idCategory`)}>
        {(control) => (
          <Select
            {...control}
            value={week.idCategory}
            onChange={({ target }) => onChange({ idCategory: Number(target.value) })}
          >
            {hotel.categories.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name[language]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {onRemove && (
        <div>
          <Button kind="ghost" size="small" onClick={onRemove}>
            <Trans>Remove week {number}</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  )
}
