import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '../../../kernel/day.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { call } from '../../../web/calls/call.ts'
import { EditedWords } from '../../../web/desk/both-languages.tsx'
import { DayField } from '../../../web/desk/day-field.tsx'
import { Editor } from '../../../web/desk/editor.tsx'
import { HotelOptions } from '../../../web/desk/hotel-options.tsx'
import { Meanwhile } from '../../../web/desk/meanwhile.tsx'
import { useEditing } from '../../../web/desk/use-editing.ts'
import { useShelfOf } from '../../../web/desk/use-shelf-of.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { Field } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../web/words.ts'
import {
  type Blackout,
  closedNightsShape,
  closeNights,
  listClosedNights,
} from '../../publish-blackouts.endpoints.ts'
import { lastToClose } from '../../publish-blackouts.ts'
import { ClosedNightsPreview } from './closed-nights-preview.tsx'
import { StaysOnNights } from './stays-on-nights.tsx'

interface ClosedNightsFormProps {
  /** Null closes new nights. */
  before: Blackout | null
  all: AnswerOf<typeof listClosedNights>
}

/** Closes nights of a resort, or changes closed ones; beside it what an owner will see. */
export function ClosedNightsForm({ before, all }: ClosedNightsFormProps) {
  const language = useLanguage()
  const editing = useClosedNights({ before, all })
  const { value } = editing
  const hotel = all.hotels.find(({ id }) => id === value.idHotel)
  return (
    <Editor
      kind="blackouts"
      title={before ? <Trans>Change closed nights</Trans> : <Trans>Close nights</Trans>}
      editing={editing}
      preview={<ClosedNightsPreview value={value} hotel={hotel} blackouts={all.data} />}
      meanwhile={<Meanwhile editing={editing} newest={before?.changed} />}
      actions={
        <Button type="submit" busy={editing.busy !== null}>
          {before ? <Trans>Save changes</Trans> : <Trans>Close these nights</Trans>}
        </Button>
      }
    >
      <WhereAndWhen before={before} all={all} editing={editing} today={hotel?.today ?? ''} />
      <EditedWords
        part={editing}
        name="reason"
        label={<Trans>Reason</Trans>}
        hint={
          <Trans>
            Owners read it when they choose one of these nights. A few words, without a full stop.
          </Trans>
        }
        most={200}
      />
      <StaysOnNights idHotel={value.idHotel} firstNight={value.firstNight} lastNight={value.lastNight} />
      <Checkbox
        name="tells"
        checked={value.tells}
        onChange={({ target }) => editing.change({ tells: target.checked })}
      >
        <Trans>
          Tell the owners of stays on these nights by email: that they are closed, why, that the stay stands,
          and which dates are free instead
        </Trans>
      </Checkbox>
      {hotel?.lastNight && value.firstNight > hotel.lastNight && (
        <p className="small muted">
          <NotOpenYet until={formatDay(hotel.lastNight, language)} />
        </p>
      )}
    </Editor>
  )
}

function useClosedNights({ before, all }: ClosedNightsFormProps) {
  const { t } = useLingui()
  const { readAnew, leave } = useShelfOf('blackouts', listClosedNights)
  return useEditing({
    draft: `blackout-${before?.id ?? 'new'}`,
    initial: {
      ...(before && { id: before.id }),
      version: before?.changed.version ?? 0,
      idHotel: before?.idHotel ?? all.hotels[0]?.id ?? 0,
      firstNight: before?.firstNight ?? '',
      lastNight: before?.lastNight ?? '',
      reason: before?.reason ?? { en: '', es: '' },
      // Changed nights may have been told of already.
      tells: before === null,
    },
    shape: closedNightsShape,
    send: (body, _, idempotencyKey) => call(closeNights, { body, idempotencyKey }),
    changed: readAnew,
    done: ({ data: { told } }) => {
      toast(before ? t`Nights changed` : t`Nights closed`, {
        text:
          told > 0
            ? t`${plural(told, { one: '# owner has an email about it.', other: '# owners have an email about it.' })}`
            : t`Owners see it from now on.`,
      })
      leave()
    },
  })
}

interface WhereAndWhenProps extends ClosedNightsFormProps {
  editing: ReturnType<typeof useClosedNights>
  /** The day at the resort; empty while none is chosen. */
  today: string
}

/** The resort, which closed nights keep, and the nights. */
function WhereAndWhen({ before, all, editing, today }: WhereAndWhenProps) {
  const { t } = useLingui()
  const { value, change, error } = editing
  const until = lastToClose(today)
  const running = before?.state === 'running'
  const backwards = value.firstNight > value.lastNight && value.lastNight !== ''
  return (
    <>
      <Field
        label={t`Resort`}
        required
        error={error('idHotel')}
        hint={before && t`Closed nights stay at their resort.`}
      >
        {(control) => (
          <Select
            {...control}
            name="idHotel"
            disabled={before !== null}
            value={value.idHotel}
            onChange={(event) => change({ idHotel: Number(event.target.value) })}
          >
            <HotelOptions hotels={all.hotels} />
          </Select>
        )}
      </Field>
      <div className="editor-row">
        <DayField
          name="firstNight"
          label={<Trans>First night</Trans>}
          hint={running ? t`It has begun.` : t`Nobody arrives or sleeps here from this night on.`}
          disabled={running}
          min={today}
          max={until}
          value={value.firstNight}
          error={error('firstNight')}
          onChange={(firstNight) => change({ firstNight })}
        />
        <DayField
          name="lastNight"
          label={<Trans>Last night</Trans>}
          hint={<Trans>Arriving is possible again on the day after it.</Trans>}
          min={value.firstNight > today ? value.firstNight : today}
          max={until}
          value={value.lastNight}
          error={
            error('lastNight') && (backwards ? t`The last night comes before the first.` : error('lastNight'))
          }
          onChange={(lastNight) => change({ lastNight })}
        />
      </div>
    </>
  )
}

function NotOpenYet({ until }: { until: string }) {
  return (
    <Trans>
      Reservations are open until {until}: owners see these nights in the calendar once it reaches them.
    </Trans>
  )
}
