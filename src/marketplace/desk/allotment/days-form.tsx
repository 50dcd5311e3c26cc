import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Day, isDay } from '../../../kernel/day.ts'
import { call } from '../../../web/calls/call.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
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
  const language = useLanguage()
  const [month, setMonth] = useState<Day>(allotment.today)
  const editing = useChangeOfDays(allotment)
  const { value } = editing
  const days = useMemo(() => daysAfter(allotment, value), [allotment, value])
  const product = allotment.product[language]
  const variant = allotment.variant[language]
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
        allotment.usual !== null && (
          <Button type="submit" busy={editing.busy !== null}>
            <Trans>Change these days</Trans>
          </Button>
        )
      }
    >
      {allotment.slotted ? (
        <Note title={<Trans>Places by slot</Trans>}>
          <p>
            <Trans>
              This is offered at fixed hours, each with places of its own. They are set with the variant, in
              its product.
            </Trans>
          </p>
        </Note>
      ) : allotment.usual === null ? (
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
          <DaysToChange
            allotment={allotment}
            editing={editing}
            days={days}
            month={month}
            onMonth={setMonth}
          />
          <DeedOfDays usual={allotment.usual} editing={editing} />
          <DaysSummary days={days} deed={value.deed} />
        </>
      )}
    </Editor>
  )
}

type ChangeOfDays = ReturnType<typeof useChangeOfDays>

function useChangeOfDays({ idDetail, usual, changed }: VariantDays) {
  const { t } = useLingui()
  const client = useQueryClient()
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
  return useEditing({
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
}

interface DaysToChangeProps {
  allotment: VariantDays
  editing: ChangeOfDays
  days: ReturnType<typeof daysAfter>
  month: Day
  onMonth: (month: Day) => void
}

/** The days, pressed in the calendar or typed, and on which weekdays. */
function DaysToChange({ allotment, editing, days, month, onMonth }: DaysToChangeProps) {
  const { t } = useLingui()
  const { today, until } = allotment
  const { value, change, error } = editing
  const go = (day: Day) => isDay(day) && day >= today && day <= until && onMonth(day)
  return (
    <>
      <DayGrid
        month={month}
        onMonth={onMonth}
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
            (value.last && value.last < value.first ? t`The last day comes before the first.` : error('last'))
          }
          onChange={(last) => change({ last })}
        />
      </div>
      <WeekdayChoice
        value={value.weekdays}
        onChange={(weekdays) => change({ weekdays })}
        error={error('weekdays')}
      />
    </>
  )
}

/** What happens to the days: another capacity, none, or the usual one again. */
function DeedOfDays({ usual, editing }: { usual: number; editing: ChangeOfDays }) {
  const { t } = useLingui()
  const { value, change, error } = editing
  const deeds: Record<AllotmentDeed, { title: string; says: string }> = {
    set: { title: t`Another capacity`, says: t`This is how many can be sold on each of these days.` },
    close: { title: t`Close them`, says: t`Nothing more is sold; what is taken stays taken.` },
    usual: { title: t`As usual again`, says: t`Back to ${usual} a day.` },
  }
  return (
    <>
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
    </>
  )
}
