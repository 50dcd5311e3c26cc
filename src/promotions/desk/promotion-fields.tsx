import { Trans, useLingui } from '@lingui/react/macro'
import type { Day } from '../../kernel/day.ts'
import { EditedWords } from '../../web/desk/both-languages.tsx'
import { DayField } from '../../web/desk/day-field.tsx'
import type { EditedPart } from '../../web/desk/use-editing.ts'
import { Field } from '../../web/ui/fields/field.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'
import { wrongDays } from '../offer.ts'
import type { Offer } from '../publish.endpoints.ts'
import type { DrawnOffer } from './promotion-preview.tsx'

/** The texts of a promotion, the terms among them. */
export function OfferTexts({ offer, ...part }: EditedPart<DrawnOffer> & { offer: Offer | null }) {
  return (
    <>
      <EditedWords
        part={part}
        name="title"
        label={<Trans>Title</Trans>}
        hint={offer?.known ? undefined : <Trans>The English title names its link.</Trans>}
        most={160}
      />
      <EditedWords
        part={part}
        name="summary"
        label={<Trans>Summary</Trans>}
        hint={<Trans>What it offers, in a sentence.</Trans>}
        most={400}
        rows={2}
      />
      <EditedWords
        part={part}
        name="body"
        label={<Trans>Text</Trans>}
        hint={<Trans>An empty line begins a paragraph.</Trans>}
        most={8000}
        rows={6}
      />
      <EditedWords
        part={part}
        name="disclaimer"
        label={<Trans>Terms</Trans>}
        hint={
          offer?.known ? (
            <Trans>
              Whoever has accepted these terms is asked again if you change them in the language they read.
              What they accepted is kept.
            </Trans>
          ) : (
            <Trans>What an owner accepts before it can be shared.</Trans>
          )
        }
        most={4000}
        rows={5}
      />
    </>
  )
}

type OfferFiguresProps = EditedPart<DrawnOffer> & { offer: Offer | null; today: Day }

/** The figures of a promotion: its code, what it takes off, its days and its place. */
export function OfferFigures(props: OfferFiguresProps) {
  return (
    <>
      <CodeAndPercent {...props} />
      <DaysAndPlace {...props} />
    </>
  )
}

function CodeAndPercent({ value, change, error, offer }: OfferFiguresProps) {
  const { t } = useLingui()
  return (
    <div className="editor-row">
      <Field
        label={t`Code`}
        required
        hint={
          offer?.known ? (
            <Trans>It has already been shared, so it can’t change.</Trans>
          ) : (
            <Trans>Capitals, digits and hyphens, 3 to 30.</Trans>
          )
        }
        error={error('code')}
      >
        {(control) => (
          <TextInput
            {...control}
            name="code"
            maxLength={30}
            autoComplete="off"
            spellCheck={false}
            readOnly={offer?.known}
            value={value.code}
            onChange={({ target }) => change({ code: target.value.toUpperCase().replaceAll(' ', '-') })}
          />
        )}
      </Field>
      <Field
        label={t`Percent off`}
        hint={<Trans>Leave it empty for an offer of another kind.</Trans>}
        error={error('percentOff')}
      >
        {(control) => (
          <TextInput
            {...control}
            type="number"
            name="percentOff"
            min={1}
            max={100}
            value={value.percentOff ?? ''}
            onChange={({ target }) =>
              change({ percentOff: target.value === '' ? null : Number(target.value) })
            }
          />
        )}
      </Field>
    </div>
  )
}

/** On which days owners see it, and where in their list. A day that would hide it is told before it is sent. */
function DaysAndPlace({ value, change, error, offer, today }: OfferFiguresProps) {
  const { t } = useLingui()
  const { firstDay, lastDay } = value
  const wrong =
    firstDay && lastDay
      ? wrongDays({ firstDay, lastDay }, offer?.published ? 'changed' : 'published', today)
      : null
  const told = {
    PROMO_DAYS_BACKWARDS: t`The last day comes before the first.`,
    PROMO_DAYS_OVER: t`This day has passed: nobody would see it.`,
  }
  return (
    <div className="editor-row">
      <DayField
        name="firstDay"
        label={<Trans>First day</Trans>}
        value={firstDay}
        error={error('firstDay')}
        onChange={(day) =>
          // The last day follows where it would come before the first.
          change({ firstDay: day, ...(lastDay && day > lastDay && { lastDay: day }) })
        }
      />
      <DayField
        name="lastDay"
        label={<Trans>Last day</Trans>}
        min={firstDay}
        value={lastDay}
        error={error('lastDay') ?? (wrong ? told[wrong] : undefined)}
        onChange={(day) => change({ lastDay: day })}
      />
      <Field
        label={t`Position in the list`}
        required
        hint={<Trans>The smallest comes first.</Trans>}
        error={error('position')}
      >
        {(control) => (
          <TextInput
            {...control}
            type="number"
            name="position"
            min={0}
            max={999}
            value={value.position}
            onChange={({ target }) => change({ position: Number(target.value) })}
          />
        )}
      </Field>
    </div>
  )
}
