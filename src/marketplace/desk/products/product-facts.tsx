import { Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { BothLanguages } from '../../../web/desk/both-languages.tsx'
import { WholeField } from '../../../web/desk/number-field.tsx'
import type { EditedPart } from '../../../web/desk/use-editing.ts'
import { Button, IconButton } from '../../../web/ui/button.tsx'
import { Field } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { MOST_INCLUDED } from '../../publish/publish-products.endpoints.ts'
import { EDGES_OF_STAY, type EdgeOfStay } from '../../stays/stay-day.ts'
import { NO_WORDS, orNull } from '../goods-value.ts'
import type { ProductValue } from './product-value.ts'

/** What else owners are told: how long, how many, where, what comes with it. */
export function ProductFacts({ value, change, error }: EditedPart<ProductValue>) {
  return (
    <section className="editor-part">
      <h2 className="title">
        <Trans>What else is told</Trans>
      </h2>
      <ProductFigures value={value} change={change} error={error} />
      {!value.transfer && <StayDayField value={value} change={change} error={error} />}
      <BothLanguages
        name="meetingPoint"
        label={<Trans>Meeting point</Trans>}
        optional
        most={500}
        value={value.meetingPoint ?? NO_WORDS}
        error={error}
        onChange={(text) => change({ meetingPoint: orNull(text) })}
      />
      <BothLanguages
        name="bring"
        label={<Trans>What to bring</Trans>}
        optional
        most={500}
        value={value.bring ?? NO_WORDS}
        error={error}
        onChange={(text) => change({ bring: orNull(text) })}
      />
      <WhoServes value={value} change={change} error={error} />
      <Included value={value} change={change} error={error} />
      <BothLanguages
        name="goodToKnow"
        label={<Trans>Good to know</Trans>}
        optional
        most={2000}
        rows={3}
        value={value.goodToKnow ?? NO_WORDS}
        error={error}
        onChange={(text) => change({ goodToKnow: orNull(text) })}
      />
    </section>
  )
}

/** How long it takes, how early it is ordered, until when it is cancelled, and for how many it is. */
function ProductFigures({ value, change, error }: EditedPart<ProductValue>) {
  return (
    <div className="editor-row">
      <WholeField
        name="durationMinutes"
        label={<Trans>Length in minutes</Trans>}
        value={value.durationMinutes}
        error={error('durationMinutes')}
        onChange={(durationMinutes) => change({ durationMinutes })}
      />
      <WholeField
        name="leadMinutes"
        label={<Trans>Notice in minutes</Trans>}
        hint={<Trans>How long before it begins it can still be ordered.</Trans>}
        required
        value={value.leadMinutes}
        error={error('leadMinutes')}
        onChange={(leadMinutes) => change({ leadMinutes })}
      />
      <WholeField
        name="cancelHours"
        label={<Trans>Free to cancel until, in hours before</Trans>}
        hint={<Trans>Empty: until the day before.</Trans>}
        value={value.cancelHours}
        error={error('cancelHours')}
        onChange={(cancelHours) => change({ cancelHours })}
      />
      <WholeField
        name="groupSize"
        label={<Trans>Largest group</Trans>}
        hint={<Trans>Empty: it is not a group.</Trans>}
        value={value.groupSize}
        error={error('groupSize')}
        onChange={(groupSize) => change({ groupSize })}
      />
    </div>
  )
}

/** The person who serves it. */
function WhoServes({ value, change, error }: EditedPart<ProductValue>) {
  return (
    <div className="editor-row">
      <Field
        label={<Trans>Who serves it</Trans>}
        hint={<Trans>Owners who have ordered it read it, with the phone.</Trans>}
        error={error('contactName')}
      >
        {(control) => (
          <TextInput
            {...control}
            name="contactName"
            maxLength={120}
            autoComplete="off"
            value={value.contactName ?? ''}
            onChange={({ target }) => change({ contactName: target.value || null })}
          />
        )}
      </Field>
      <Field label={<Trans>Their phone on the day</Trans>} error={error('contactPhone')}>
        {(control) => (
          <TextInput
            {...control}
            name="contactPhone"
            type="tel"
            maxLength={30}
            autoComplete="off"
            value={value.contactPhone ?? ''}
            onChange={({ target }) => change({ contactPhone: target.value || null })}
          />
        )}
      </Field>
    </div>
  )
}

/** The day of the stay that it belongs to: on other days it cannot be ordered. */
function StayDayField({ value, change, error }: EditedPart<ProductValue>) {
  const { t } = useLingui()
  const words: Record<EdgeOfStay, string> = {
    arrival: t`On the day of arrival alone`,
    departure: t`On the day of departure alone`,
  }
  return (
    <div className="editor-row">
      <Field
        label={<Trans>On which days of a stay</Trans>}
        hint={
          <Trans>A late check-out is for the day of departure, an early check-in for that of arrival.</Trans>
        }
        error={error('stayDay')}
      >
        {(control) => (
          <Select
            {...control}
            name="stayDay"
            value={value.stayDay ?? ''}
            onChange={({ target }) =>
              change({ stayDay: EDGES_OF_STAY.find((one) => one === target.value) ?? null })
            }
          >
            <option value="">{t`On any day`}</option>
            {EDGES_OF_STAY.map((one) => (
              <option key={one} value={one}>
                {words[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}

function Included({ value: { included }, change, error }: EditedPart<ProductValue>) {
  const { t } = useLingui()
  return (
    <div className="stack">
      {included.map((text, index) => {
        const place = index + 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no name but their place
          <div className="row included-line" key={index}>
            <BothLanguages
              name={`included.${index}`}
              label={<Trans>Included, {place}</Trans>}
              most={300}
              value={text}
              error={error}
              onChange={(typed) => change({ included: included.with(index, typed) })}
            />
            <IconButton
              label={t`Remove: included, ${place}`}
              onClick={() => change({ included: included.toSpliced(index, 1) })}
            >
              <Trash2 className="icon" />
            </IconButton>
          </div>
        )
      })}
      {included.length < MOST_INCLUDED && (
        <p>
          <Button kind="secondary" size="small" onClick={() => change({ included: [...included, NO_WORDS] })}>
            <Plus className="icon-small" aria-hidden /> <Trans>Add what is included</Trans>
          </Button>
        </p>
      )}
    </div>
  )
}
