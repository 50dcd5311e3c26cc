import { Trans, useLingui } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Field, FieldGroup } from '../../../web/ui/fields/field.tsx'
import { TextArea } from '../../../web/ui/fields/text-input.tsx'
import type { CartLine } from '../../cart.ts'
import { editLine, type LineEdit } from '../../change-cart.ts'
import { pickUpOf } from '../../transfers/propose.ts'
import { BeneficiaryFields } from '../checkout/beneficiary-fields.tsx'
import { ItineraryFields } from '../transfer/itinerary-fields.tsx'
import { changeCart } from './cart-store.ts'

/** Who a line is for, and what the concierge should know; folded away until it is wanted. */
export function LineDetails({ line, open }: { line: CartLine; open: boolean }) {
  const { t } = useLingui()
  const edit = (typed: LineEdit) => changeCart((cart) => editLine(cart, line.uuid, typed))
  const { itinerario } = line
  return (
    <details className="cart-details" open={open || undefined}>
      <summary className="link small">
        {itinerario ? <Trans>Itinerary, people and notes</Trans> : <Trans>People and notes</Trans>}
        <ChevronDown className="icon-small" aria-hidden />
      </summary>
      <div className="cart-form">
        {itinerario && (
          <ItineraryFields
            value={itinerario}
            most={line.people * line.qty}
            onChange={(typed) =>
              edit({
                itinerario: typed,
                // The car follows the flight.
                ...(typed.flightTime && {
                  operationtime: pickUpOf(
                    itinerario.trip === 'Departure' ? 'Departure' : 'Arrival',
                    typed.flightTime,
                  ),
                }),
              })
            }
          />
        )}
        <FieldGroup legend={t`Who it is for`}>
          <BeneficiaryFields
            people={line.beneficiarios}
            most={line.people * line.qty}
            onChange={(beneficiarios) => edit({ beneficiarios })}
          />
        </FieldGroup>
        <Field label={t`Note for the concierge`}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={1000}
              value={line.note}
              onChange={(event) => edit({ note: event.target.value })}
            />
          )}
        </Field>
        <Field label={t`Your own note`} hint={t`For yourself; it shows in your order.`}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={1000}
              value={line.clientnote}
              onChange={(event) => edit({ clientnote: event.target.value })}
            />
          )}
        </Field>
      </div>
    </details>
  )
}
