import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Day, isDay } from '../../../kernel/day.ts'
import { call } from '../../../web/calls/call.ts'
import { keyOf } from '../../../web/calls/query.ts'
import { DayField } from '../../../web/desk/day-field.tsx'
import { Editor } from '../../../web/desk/editor.tsx'
import { useEditing } from '../../../web/desk/use-editing.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Field, FieldGroup } from '../../../web/ui/fields/field.tsx'
import { Option } from '../../../web/ui/fields/option.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../web/words.ts'
import {
  changeAllotment,
  dayChangeShape,
  findVariants,
  readAllotment,
} from '../../publish/publish-allotment.endpoints.ts'
import { type AllotmentDeed, WEEKDAYS } from '../../publish/publish-allotment.ts'
import { DayGrid } from './day-grid.tsx'
import { daysAfter, pressDay, type TypedChange, type VariantDays } from './days-after.ts'
import { DaysPreview } from './days-preview.tsx'
import { DaysSummary } from './days-summary.tsx'
import { WeekdayChoice } from './weekday-choice.tsx'

/** The days of a variant, and a change of some of them; beside it the owner's calendar as it would be. */
export function DaysForm({ allotment }: { allotment: VariantDays }) {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useQueryClient()
  const { idDetail, usual, slotted, today, until, changed } = allotment
  const [month, setMonth] = useState<Day>(today)
  const initial: TypedChange = {
    first: '',
    last: '',
    weekdays: [...WEEKDAYS],
    deed: 'set',
    capacity: usual ?? undefined,
  }
  const readAnew = async () => {
    await client.invalidateQueries({ queryKey: keyOf(readAllotment) })
    await client.invalidateQueries({ queryKey: keyOf(findVariants) })
  }
  const editing = useEditing({
    draft: `allotment-${idDetail}`,
    initial,
    shape: dayChangeShape,
    send: (change, _, idempotencyKey) => {
      const body = { idDetail, version: changed.version, change }
      return call(changeAllotment, { body, idempotencyKey })
    },
    // What stands in the way is drawn: the days are looked at anew.
    changed: readAnew,
    done: () => toast(t`Days changed`, { text: t`Owners see it from now on.` }),
  })
  const { value, change, error } = editing
  const days = useMemo(() => daysAfter(allotment, value), [allotment, value])
  const go = (day: Day) => isDay(day) && day >= today && day <= until && setMonth(day)
  const product = allotment.product[language]
  const variant = allotment.variant[language]
  const deeds: Record<AllotmentDeed, { title: string; says: string }> = {
    set: { title: t`Another capacity`, says: t`This is how many can be sold on each of these days.` },
    close: { title: t`Close them`, says: t`Nothing more is sold; what is taken stays taken.` },
    usual: { title: t`As usual again`, says: t`Back to ${usual} a day.` },
  }
  return (
    <Editor
      kind="allotment"
      title={
        <>
          {product} · {variant}
        </>
      }
      editing={editing}
      preview={<DaysPreview allotment={allotment} days={days} month={month} />}
      actions={
        usual !== null && (
          <Button type="submit" busy={editing.busy !== null}>
            <Trans>Change these days</Trans>
          </Button>
        )
      }
    >
      {slotted ? (
        <Note title={<Trans>Places by slot</Trans>}>
          <p>
            <Trans>
              This is offered at fixed hours, each with places of its own. They are set with the variant, in
              its product.
            </Trans>
          </p>
        </Note>
      ) : usual === null ? (
        <Note title={<Trans>Sold without a limit</Trans>}>
          <p>
            <Trans>
              Owners can order as many as they like on every day. Give the variant a daily capacity in its
              product, and its days can be set here.
            </Trans>
          </p>
        </Note>
      ) : (
        <>
          <DayGrid
            month={month}
            onMonth={setMonth}
            days={days}
            first={today}
            last={until}
            onPress={(day) => change(pressDay(value, day))}
          />
          <div className="editor-row">
            <DayField
              name="first"
              label={<Trans>From</Trans>}
              min={today}
              max={until}
              value={value.first}
              error={error('first')}
              onChange={(first) => {
                change({ first })
                go(first)
              }}
            />
            <DayField
              name="last"
              label={<Trans>Until</Trans>}
              min={value.first > today ? value.first : today}
              max={until}
              value={value.last}
              error={
                error('last') &&
                (value.last && value.last < value.first
                  ? t`The last day comes before the first.`
                  : error('last'))
              }
              onChange={(last) => change({ last })}
            />
          </div>
          <WeekdayChoice
            value={value.weekdays}
            onChange={(weekdays) => change({ weekdays })}
            error={error('weekdays')}
          />
          <FieldGroup legend={<Trans>What happens to them</Trans>} required>
            <div className="day-deeds">
              {(['set', 'close', 'usual'] as const).map((deed) => (
                <Option
                  key={deed}
                  name="deed"
                  title={deeds[deed].title}
                  checked={value.deed === deed}
                  onChange={() => change({ deed })}
                >
                  {deeds[deed].says}
                </Option>
              ))}
            </div>
          </FieldGroup>
          {value.deed === 'set' && (
            <Field label={t`Capacity of each day`} required error={error('capacity')}>
              {(control) => (
                <TextInput
                  {...control}
                  name="capacity"
                  className="day-capacity"
                  inputMode="numeric"
                  maxLength={5}
                  value={value.capacity ?? ''}
                  onChange={(event) => change({ capacity: event.target.value || undefined })}
                />
              )}
            </Field>
          )}
          <DaysSummary days={days} deed={value.deed} />
        </>
      )}
    </Editor>
  )
}
