import { Plural, SelectOrdinal, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CircleCheck from 'lucide-react/icons/circle-check'
import { dayInWords } from '../../kernel/day-words.ts'
import type { AnswerOf } from '../../kernel/endpoint.ts'
import { spanInWords } from '../../kernel/span-words.ts'
import { useContract } from '../../membership/web/session/use-session.ts'
import { CANCEL_HASH } from '../../reservations/cancel/cancel-channel.ts'
import { readPenalty } from '../../reservations/changes.endpoints.ts'
import { queryOf } from '../../web/calls/query.ts'
import { Art } from '../../web/ui/art.tsx'
import { buttonClass } from '../../web/ui/button.tsx'
import { Chip } from '../../web/ui/chip.tsx'
import { useLanguage } from '../../web/words.ts'
import type { DrawOfContract, DrawWeek } from './draw-words.tsx'
import { NotBooked } from './wish-fate-words.tsx'

/** What one received, as the page's title. */
export function DrawTitle({ draw: { results, why } }: { draw: DrawOfContract }) {
  const [first] = results.filter(({ state }) => state !== 'refused')
  if (results.length > 1) return <Trans>You received {results.length} weeks</Trans>
  if (first)
    return (
      <SelectOrdinal
        value={first.wish}
        one="You received your #st wish"
        two="You received your #nd wish"
        few="You received your #rd wish"
        other="You received your #th wish"
      />
    )
  return why ? <Trans>You received no week this time</Trans> : <Trans>The round is drawn</Trans>
}

/** What came of a contract's wishes. */
export function DrawResult({ draw }: { draw: DrawOfContract }) {
  const { why, results, places } = draw
  const byId = new Map(places.map((one) => [one.id, one]))
  if (!why)
    return (
      <p className="muted">
        <Trans>
          You ranked no week in this round. Below you can check what others received, by their numbers.
        </Trans>
      </p>
    )
  return (
    <>
      {results.map((result) => {
        const week = byId.get(result.idPlace)
        return week ? <Won key={result.idPlace} result={result} week={week} /> : null
      })}
      {results.length === 0 && <NothingThisTime draw={draw} />}
    </>
  )
}

function Won({ result, week }: { result: DrawOfContract['results'][number]; week: DrawWeek }) {
  const language = useLanguage()
  const { scene } = useContract()
  const { state, idBooking, isGivenBack } = result
  const terms = useQuery({
    ...queryOf(readPenalty, { query: { idBooking: idBooking ?? 0 } }),
    enabled: idBooking !== null && !isGivenBack,
    retry: false,
  })
  return (
    <section className="won" aria-labelledby={`won-${week.id}`}>
      <div className="won-art">
        <Art name={scene} hour="dusk" night eager />
      </div>
      <div className="won-card">
        <p>
          {state === 'refused' ? (
            <Chip tone="bad">
              <Trans>Not booked</Trans>
            </Chip>
          ) : isGivenBack ? (
            <Chip tone="quiet">
              <Trans>Given back</Trans>
            </Chip>
          ) : (
            <Chip tone={state === 'booked' ? 'good' : 'pending'} icon={CircleCheck}>
              {state === 'booked' ? <Trans>Booked for you</Trans> : <Trans>Yours, being booked</Trans>}
            </Chip>
          )}
        </p>
        <h2 className="title" id={`won-${week.id}`}>
          {week.name[language]}
        </h2>
        <p className="muted">{week.category[language]}</p>
        <p className="won-when numeric">{spanInWords(week, language)}</p>
        {state === 'refused' && <NotBooked refusal={result.refusal} />}
        {idBooking !== null && (
          <div className="won-acts">
            <Link to="/my-reservations/$id" params={{ id: String(idBooking) }} className={buttonClass()}>
              <Trans>See the reservation</Trans>
            </Link>
            {terms.data && !isGivenBack && (
              <Link
                to="/my-reservations/$id"
                params={{ id: String(idBooking) }}
                hash={CANCEL_HASH}
                className={buttonClass('ghost')}
              >
                <Trans>Give it back</Trans>
              </Link>
            )}
          </div>
        )}
        {isGivenBack ? (
          <p className="small faint">
            <Trans>It goes to who waits for it, in the draw’s order, and then to everybody.</Trans>
          </p>
        ) : (
          idBooking !== null && <GivingBack terms={terms.data?.data} />
        )}
      </div>
    </section>
  )
}

/** What giving a drawn stay back costs today, and to whom it goes. */
function GivingBack({ terms }: { terms: AnswerOf<typeof readPenalty>['data'] | undefined }) {
  const language = useLanguage()
  const until = terms?.kind === 'free' ? dayInWords(terms.until, language) : ''
  return (
    <p className="small faint">
      {terms &&
        (terms.kind === 'free' ? (
          <Trans>Giving it back costs nothing until {until}.</Trans>
        ) : (
          <Plural
            value={terms.nights}
            _0="Giving it back costs no nights, but the club has to agree."
            one="Giving it back now costs # night."
            other="Giving it back now costs # nights."
          />
        ))}{' '}
      <Trans>It then goes to who waits for it, in the draw’s order, and then to everybody.</Trans>
    </p>
  )
}

/** Who received nothing moves ahead, and waits for its weeks as long as a wish on the waiting list stands. */
function NothingThisTime({ draw: { round, waits } }: { draw: DrawOfContract }) {
  return (
    <section className="card won-none">
      <p>
        <Trans>You move ahead in the next three years.</Trans>{' '}
        {waits > 0 ? (
          <Plural
            value={waits}
            one="You are on the waiting list for one of the weeks you wished for, in the draw’s order."
            other="You are on the waiting list for # of the weeks you wished for, in the draw’s order."
          />
        ) : (
          round.settledAt !== null && (
            <Trans>None of your wishes for these weeks is on the waiting list now.</Trans>
          )
        )}
      </p>
      {waits > 0 && (
        <p>
          <Link to="/my-reservations/waiting" className={buttonClass()}>
            <Trans>See the waiting list</Trans>
          </Link>
        </p>
      )}
    </section>
  )
}
