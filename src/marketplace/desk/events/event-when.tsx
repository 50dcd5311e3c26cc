import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { EditedWords } from '../../../web/desk/both-languages.tsx'
import { HotelOptions } from '../../../web/desk/hotel-options.tsx'
import type { EditedPart } from '../../../web/desk/use-editing.ts'
import { Field } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { endsTooEarly } from '../../publish/publish.ts'
import type { WrittenEvent } from '../../publish/publish-events.endpoints.ts'
import type { GoodsChoices } from '../../publish/publish-products.endpoints.ts'
import { type EventValue, movedTo } from './event-value.ts'

interface EventWhenProps extends EditedPart<EventValue> {
  choices: GoodsChoices
  event: WrittenEvent | null
}

/** Where and when an event is, in its resort's own time. With guests it stays there. */
export function EventWhen({ choices, event, ...part }: EventWhenProps) {
  const { value, change, error } = part
  const { t } = useLingui()
  const { hotels } = choices
  const taken = event?.taken ?? 0
  const isFixed = taken > 0
  const isWhole =
    value.startDate !== '' && value.endDate !== '' && value.startTime !== '' && value.endTime !== ''
  const backwards = isWhole && endsTooEarly(value) ? t`It ends before it begins.` : undefined
  const times = [
    { name: 'startDate', type: 'date', label: t`First day` },
    { name: 'startTime', type: 'time', label: t`From` },
    { name: 'endDate', type: 'date', label: t`Last day` },
    { name: 'endTime', type: 'time', label: t`Until` },
  ] as const
  return (
    <section className="editor-part">
      <h2 className="title">
        <Trans>Where and when</Trans>
      </h2>
      {isFixed && (
        <Note>
          <Plural
            value={taken}
            one="One seat is taken for this day, hour and resort, so they stay. To move the event, cancel that order first."
            other="# seats are taken for this day, hour and resort, so they stay. To move the event, cancel those orders first."
          />
        </Note>
      )}
      <Field label={<Trans>Resort</Trans>} required error={error('hotelId')}>
        {(control) => (
          <Select
            {...control}
            name="hotelId"
            disabled={isFixed}
            value={value.hotelId ?? ''}
            onChange={({ target }) => {
              const hotel = hotels.find(({ id }) => id === Number(target.value))
              change({
                hotelId: hotel?.id ?? null,
                ...(hotel && !event?.onceOnSale && { currency: hotel.currency }),
              })
            }}
          >
            <option value="">{t`Choose`}</option>
            <HotelOptions hotels={hotels} />
          </Select>
        )}
      </Field>
      <EditedWords part={part} name="location" label={<Trans>Where at the resort</Trans>} most={160} />
      <div className="editor-row">
        {times.map(({ name, type, label }) => (
          <Field
            key={name}
            label={label}
            required
            error={error(name) ?? (name === 'endTime' ? backwards : undefined)}
          >
            {(control) => (
              <TextInput
                {...control}
                name={name}
                type={type}
                disabled={isFixed}
                value={value[name]}
                onChange={({ target }) =>
                  change(name === 'startDate' ? movedTo(value, target.value) : { [name]: target.value })
                }
              />
            )}
          </Field>
        ))}
      </div>
      <p className="field-hint">
        <Trans>In the resort’s own time. What ends after midnight has the next day as its last.</Trans>
      </p>
    </section>
  )
}
