import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { PART } from '../../../reservations/desk/blackouts/closed-shelf.tsx'
import { lastToClose } from '../../../reservations/publish-blackouts.ts'
import { call } from '../../../web/calls/call.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { EditedWords } from '../../../web/desk/both-languages.tsx'
import { DayField } from '../../../web/desk/day-field.tsx'
import { Editor } from '../../../web/desk/editor.tsx'
import { Meanwhile } from '../../../web/desk/meanwhile.tsx'
import { useEditing } from '../../../web/desk/use-editing.ts'
import { useShelfOf } from '../../../web/desk/use-shelf-of.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { readAllotment } from '../../publish/publish-allotment.endpoints.ts'
import {
  type ClosedDaysItem,
  closeDays,
  closingShape,
  listClosedDays,
  readProductDays,
} from '../../publish/publish-closed-days.endpoints.ts'
import { NO_WORDS } from '../goods-value.ts'
import { ClosedDaysPreview } from './closed-days-preview.tsx'
import { PlacesOnDays } from './places-on-days.tsx'
import { ProductChosen } from './product-chosen.tsx'

/** Closes days of a product, or changes closed ones (`before`); beside it what an owner will see. */
export function ClosedDaysForm({ before }: { before: ClosedDaysItem | null }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { readAnew, leave } = useShelfOf('blackouts', listClosedDays, PART.days)
  const editing = useEditing({
    draft: `closed-days-${before?.id ?? 'new'}`,
    initial: {
      ...(before && { id: before.id }),
      version: before?.changed.version ?? 0,
      idProduct: before?.idProduct ?? 0,
      first: before?.first ?? '',
      last: before?.last ?? '',
      reason: before?.reason ?? NO_WORDS,
      // Of changed days they may have been told already.
      tells: before === null,
    },
    shape: closingShape,
    send: (body, _, idempotencyKey) => call(closeDays, { body, idempotencyKey }),
    changed: () => {
      void readAnew()
      for (const one of [readProductDays, readAllotment])
        void client.invalidateQueries({ queryKey: keyOf(one) })
    },
    done: ({ data: { told } }) => {
      toast(before ? t`Days changed` : t`Days closed`, {
        text:
          told > 0
            ? t`${plural(told, { one: 'An email goes out about # order.', other: 'Emails go out about # orders.' })}`
            : t`Owners see it from now on.`,
      })
      leave()
    },
  })
  const { value, change, error } = editing
  const { idProduct, first, last } = value
  const { data, error: unread } = useQuery({
    ...queryOf(readProductDays, { query: { idProduct } }),
    enabled: idProduct > 0,
  })
  const product = data?.data
  const today = product?.today ?? ''
  const until = today && lastToClose(today)
  const running = before?.state === 'running'
  return (
    <Editor
      kind="blackouts"
      part={PART.days}
      title={before ? <Trans>Change closed days</Trans> : <Trans>Close days of a product</Trans>}
      editing={editing}
      preview={<ClosedDaysPreview value={value} product={product} />}
      meanwhile={<Meanwhile editing={editing} newest={before?.changed} />}
      actions={
        <Button type="submit" busy={editing.busy !== null}>
          {before ? <Trans>Save changes</Trans> : <Trans>Close these days</Trans>}
        </Button>
      }
    >
      <ProductChosen
        idProduct={idProduct}
        product={product}
        unread={unread}
        stays={before !== null}
        error={error('idProduct')}
        onChange={(chosen) => {
          flushSync(() => change({ idProduct: chosen }))
          // The button that was pressed is gone.
          document.querySelector<HTMLElement>(`[name=${chosen ? 'first' : 'idProduct'}]`)?.focus()
        }}
      />
      <div className="editor-row">
        <DayField
          name="first"
          label={<Trans>First day</Trans>}
          hint={running && t`It has begun.`}
          disabled={running}
          min={today}
          max={until}
          value={first}
          error={error('first')}
          onChange={(day) => change({ first: day })}
        />
        <DayField
          name="last"
          label={<Trans>Last day</Trans>}
          hint={<Trans>It is offered again on the day after it.</Trans>}
          min={first > today ? first : today}
          max={until}
          value={last}
          error={
            error('last') && (last && first > last ? t`The last day comes before the first.` : error('last'))
          }
          onChange={(day) => change({ last: day })}
        />
      </div>
      <EditedWords
        part={editing}
        name="reason"
        label={<Trans>Reason</Trans>}
        hint={<Trans>Owners read it under the calendar, where the days are struck through.</Trans>}
        most={200}
      />
      {product && <PlacesOnDays taken={product.taken} first={first} last={last} />}
      <Checkbox
        name="tells"
        checked={value.tells}
        onChange={({ target }) => change({ tells: target.checked })}
      >
        <Trans>
          Tell the owners who have ordered it for these days by email: that they are closed, why, and that the
          order stands
        </Trans>
      </Checkbox>
    </Editor>
  )
}
