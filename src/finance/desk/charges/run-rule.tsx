import { Trans } from '@lingui/react/macro'
import { BothLanguages } from '../../../web/desk/both-languages.tsx'
import { DayField } from '../../../web/desk/day-field.tsx'
import { MoneyField } from '../../../web/desk/number-field.tsx'
import type { EditedPart } from '../../../web/desk/use-editing.ts'
import type { RunValue } from './run-value.ts'

/** Where the rule of sharing stands, since when, and how the budget was voted. */
export function RunRule({ value, change, error }: EditedPart<RunValue>) {
  return (
    <>
      <BothLanguages
        name="clause"
        label={<Trans>Where it stands</Trans>}
        optional
        most={200}
        value={value.clause ?? { en: '', es: '' }}
        error={error}
        onChange={(clause) => change({ clause: clause.en === '' && clause.es === '' ? null : clause })}
      />
      <div className="editor-row">
        <DayField
          name="since"
          label={<Trans>In force since</Trans>}
          value={value.since}
          error={error('since')}
          onChange={(since) => change({ since })}
        />
        <DayField
          name="voted"
          label={<Trans>Budget voted on</Trans>}
          optional
          value={value.voted ?? ''}
          error={error('voted')}
          onChange={(voted) => change({ voted: voted === '' ? null : voted })}
        />
        <MoneyField
          name="inFavorBasisPoints"
          label={<Trans>Votes in favor, in percent</Trans>}
          value={value.inFavorBasisPoints}
          error={error('inFavorBasisPoints')}
          onChange={(inFavorBasisPoints) => change({ inFavorBasisPoints })}
        />
      </div>
    </>
  )
}
