import { Trans, useLingui } from '@lingui/react/macro'
import { DayField } from '../../../web/desk/day-field.tsx'
import { HotelOptions } from '../../../web/desk/hotel-options.tsx'
import { MoneyField } from '../../../web/desk/number-field.tsx'
import type { EditedPart } from '../../../web/desk/use-editing.ts'
import { Field, FieldGroup } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { QUARTERS } from '../../charges/charge-run.ts'
import type { ChargeRun, RunHotel } from '../../charges/charges.endpoints.ts'
import { newRun, type RunValue } from './run-value.ts'

interface RunFactsProps extends EditedPart<RunValue> {
  run: ChargeRun | null
  hotels: readonly RunHotel[]
  thisYear: number
}

/** Of which resort and year it is, by which area it is shared, and when its fees are due. */
export function RunFacts({ value, change, error, run, hotels, thisYear }: RunFactsProps) {
  const { t } = useLingui()
  const hotel = hotels.find(({ id }) => id === value.idHotel)
  const years = [thisYear, thisYear + 1, thisYear + 2].filter((year) => !hotel?.years.includes(year))
  return (
    <>
      {!run && (
        <div className="editor-row">
          <Field label={t`Resort`}>
            {(control) => (
              <Select
                {...control}
                name="idHotel"
                value={value.idHotel}
                onChange={({ target }) => {
                  const chosen = hotels.find(({ id }) => id === Number(target.value))
                  if (chosen) change(newRun(chosen, value.year))
                }}
              >
                <HotelOptions hotels={hotels} />
              </Select>
            )}
          </Field>
          <Field label={t`Year`}>
            {(control) => (
              <Select
                {...control}
                name="year"
                value={value.year}
                onChange={({ target }) => hotel && change(newRun(hotel, Number(target.value)))}
              >
                {[...new Set([...years, value.year])].sort().map((year) => (
                  <option key={year}>{year}</option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      )}
      <MoneyField
        name="area"
        label={<Trans>Private area of all residences, in m²</Trans>}
        hint={<Trans>By the deeds. A contract pays the part that its residence is of it.</Trans>}
        required
        value={value.area}
        error={error('area')}
        onChange={(area) => change({ area })}
      />
      <FieldGroup legend={<Trans>When the fees are due</Trans>}>
        <div className="editor-row">
          {QUARTERS.map((quarter) => (
            <DayField
              key={quarter}
              name={`dues.${quarter - 1}`}
              label={<Trans>Quarter {quarter}</Trans>}
              value={value.dues[quarter - 1] ?? ''}
              error={error(`dues.${quarter - 1}`)}
              onChange={(due) => change({ dues: value.dues.with(quarter - 1, due) })}
            />
          ))}
        </div>
      </FieldGroup>
    </>
  )
}
