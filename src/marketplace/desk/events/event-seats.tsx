import { Plural, Trans } from '@lingui/react/macro'
import { MoneyField, WholeField } from '../../../web/desk/number-field.tsx'
import type { EditedPart } from '../../../web/desk/use-editing.ts'
import type { WrittenEvent } from '../../publish/publish-events.endpoints.ts'
import { CurrencyField, SihotField } from '../goods-fields.tsx'
import type { EventValue } from './event-value.ts'

/** How many seats, and what each costs. */
export function EventSeatsFields({
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
        <CurrencyField value={value} change={change} error={error} stays={event?.onceOnSale ?? false} />
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
        <SihotField
          name="sihot"
          value={value.sihot}
          error={error('sihot')}
          onChange={(sihot) => change({ sihot })}
        />
      </div>
    </section>
  )
}
