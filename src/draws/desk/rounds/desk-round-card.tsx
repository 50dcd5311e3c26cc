import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import { formatDay } from '../../../kernel/day.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { saveFile } from '../../../web/save-file.ts'
import { Button } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { useLanguage } from '../../../web/words.ts'
import { readDrawnRound } from '../../draws.endpoints.ts'
import { DrawCalendar } from '../../web/draw-calendar.tsx'
import { DrawChip, DrawNow } from '../../web/draw-words.tsx'
import type { DeskRound } from './desk-round.ts'
import { PublicNumber } from './public-number.tsx'
import { ResultsByOwner } from './results-by-owner.tsx'
import { WithdrawRound } from './withdraw-round.tsx'

/** A round: its rules, its days, its weeks with who wishes them, and what it needs from the desk. */
export function DeskRoundCard({ round }: { round: DeskRound }) {
  const language = useLanguage()
  const title = `round-${round.id}`
  const weights = round.weights.join(' : ')
  const { source, state } = round
  return (
    <section className="card desk-draw" aria-labelledby={title}>
      <header className="desk-draw-head">
        <div>
          <h2 className="title" id={title}>
            {round.name[language]}, {round.resort}
          </h2>
          <p className="small muted">
            <DrawNow round={round} />{' '}
            <Plural
              value={round.takers}
              _0="Nobody takes part yet."
              one="One takes part."
              other="# take part."
            />
          </p>
        </div>
        <DrawChip state={state} />
      </header>
      <DrawCalendar round={round} />
      <p className="small muted">
        <Plural value={round.each} one="One week each." other="# weeks each." />{' '}
        <Trans>
          Weights of the three years before: {weights}. Public number: {source}.
        </Trans>
      </p>
      <DeskWeeks round={round} />
      {(state === 'drawn' || state === 'settled') && <DeskResults round={round} />}
      {(state === 'closed' || state === 'numbered') && <PublicNumber round={round} />}
      {(state === 'announced' || state === 'open') && <WithdrawRound round={round} />}
      <div>
        <p className="small faint">
          <Trans>Seal of the secret</Trans>
        </p>
        <p className="draw-code">{round.seal}</p>
        {round.wishesSeal && (
          <>
            <p className="small faint">
              <Trans>Seal of all wishes</Trans>
            </p>
            <p className="draw-code">{round.wishesSeal}</p>
          </>
        )}
      </div>
    </section>
  )
}

function DeskWeeks({ round }: { round: DeskRound }) {
  const { t } = useLingui()
  const language = useLanguage()
  const isSealed = round.wishesSeal !== null
  const name = round.name[language]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    <section className="desk-draw-weeks" tabIndex={0} aria-label={t`The weeks of ${name}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Week</Trans>
            </th>
            <th scope="col">
              <Trans>Days</Trans>
            </th>
            <th scope="col">
              <Trans>Residences</Trans>
            </th>
            {isSealed && (
              <>
                <th scope="col">
                  <Trans>Wished</Trans>
                </th>
                <th scope="col">
                  <Trans>First wish</Trans>
                </th>
              </>
            )}
            <th scope="col">
              <Trans>Still held</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {round.places.map((place) => (
            <tr key={place.id}>
              <th scope="row">
                {place.name[language]}
                <span className="small muted"> {place.category[language]}</span>
              </th>
              <td className="numeric">
                {formatDay(place.checkIn, language)} – {formatDay(place.checkOut, language)}
              </td>
              <td className="numeric">{place.residences}</td>
              {isSealed && (
                <>
                  <td className="numeric">{place.wished}</td>
                  <td className="numeric">{place.first}</td>
                </>
              )}
              <td className="numeric">{place.held}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function DeskResults({ round }: { round: DeskRound }) {
  const { given, booked, refused, first } = round.results
  const save = useSend({ send: () => saveFile(readDrawnRound, { query: { idRound: round.id } }) })
  return (
    <div className="stack">
      <p>
        <Plural value={given} one="One week was given" other="# weeks were given" />
        {', '}
        <Plural value={first} one="one of them a first wish" other="# of them a first wish" />
        {'. '}
        <Plural value={booked} one="One is booked." other="# are booked." />{' '}
        {refused > 0 && (
          <Plural
            value={refused}
            one="One was refused by the rules of a stay and went on."
            other="# were refused by the rules of a stay and went on."
          />
        )}
      </p>
      {round.results.each.length > 0 && <ResultsByOwner round={round} />}
      <div>
        <Button kind="secondary" size="small" busy={save.busy} onClick={() => void save.send()}>
          <Download className="icon-small" aria-hidden />
          <Trans>Save the round’s file</Trans>
        </Button>
      </div>
      {save.failure && <FormError>{save.failure.message}</FormError>}
    </div>
  )
}
