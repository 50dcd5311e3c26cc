import { Plural, Trans } from '@lingui/react/macro'
import { CURRENCIES, type Currency } from '../../../../kernel/money.ts'
import type { WrittenEvent } from '../../../../marketplace/publish-events.endpoints.ts'
import { Field } from '../../../../web/ui/field.tsx'
import { Select } from '../../../../web/ui/select.tsx'
import { TextInput } from '../../../../web/ui/text-input.tsx'
import { MoneyField, WholeField } from '../number-field.tsx'
import type { EditedPart } from '../use-editing.ts'
import type { EventValue } from './event-value.ts'

/** How many seats, and what each costs. */
export function EventSeats({
  value,
  change,
  error,
  event,
}: EditedPart<EventValue> & { event: WrittenEvent | null }) {
  const { currency } = value
  const taken = event?.taken ?? 0
  return (
    <section className="editor-part">
      <h2 className="title">
        <Trans>Seats and price</Trans>
      </h2>
      <div className="editor-row">
        <MoneyField
          name="sale"
          label={<Trans>Price in {currency}</Trans>}
          hint={<Trans>0: without charge.</Trans>}
          required
          value={value.sale}
          error={error('sale')}
          onChange={(sale) => change({ sale })}
        />
        <Field
          label={<Trans>Currency</Trans>}
          required
          hint={event?.onceOnSale && <Trans>What has been on sale keeps its currency.</Trans>}
          error={error('currency')}
        >
          {(control) => (
            <Select
              {...control}
              name="currency"
              disabled={event?.onceOnSale ?? false}
              value={currency}
              onChange={({ target }) => change({ currency: target.value as Currency })}
            >
              {CURRENCIES.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          )}
        </Field>
        <WholeField
          name="capacity"
          label={<Trans>Seats</Trans>}
          hint={
            taken > 0 && (
              <Plural
                value={taken}
                one="One is taken: it can’t have fewer."
                other="# are taken: it can’t have fewer."
              />
            )
          }
          required
          value={value.capacity}
          error={error('capacity')}
          onChange={(capacity) => change({ capacity })}
        />
        <Field label={<Trans>Service in SIHOT</Trans>} required error={error('sihot')}>
          {(control) => (
            <TextInput
              {...control}
              name="sihot"
              maxLength={60}
              autoComplete="off"
              value={value.sihot}
              onChange={({ target }) => change({ sihot: target.value })}
            />
          )}
        </Field>
      </div>
    </section>
  )
}
