import { Plural, SelectOrdinal, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import Minus from 'lucide-react/icons/minus'
import { dayInWords } from '../../kernel/day-words.ts'
import { useContract } from '../../membership/web/session/use-session.ts'
import { Art } from '../../web/ui/art.tsx'
import { buttonClass } from '../../web/ui/button.tsx'
import { Chip } from '../../web/ui/chip.tsx'
import { useLanguage } from '../../web/words.ts'
import type { DrawOfContract, DrawWeek } from './draw-words.tsx'
import { OrderStrip } from './order-strip.tsx'
import { GoneWords, NotBooked } from './wish-fate-words.tsx'

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

/** What came of a contract's wishes, and why. */
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
      <WhySection draw={draw} why={why} />
    </>
  )
}

function Won({ result, week }: { result: DrawOfContract['results'][number]; week: DrawWeek }) {
  const language = useLanguage()
  const { scene } = useContract()
  const { state, idBooking } = result
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
        <p className="won-when numeric">
          {dayInWords(week.checkIn, language)} – {dayInWords(week.checkOut, language)}
        </p>
        {state === 'refused' && <NotBooked refusal={result.refusal} />}
        {idBooking !== null && (
          <p>
            <Link to="/my-reservations/$id" params={{ id: String(idBooking) }} className={buttonClass()}>
              <Trans>See the reservation</Trans>
            </Link>
          </p>
        )}
        {state === 'booked' && (
          <p className="small faint">
            <Trans>If you cancel it, it goes on to who waits for it, in the draw’s order.</Trans>
          </p>
        )}
      </div>
    </section>
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

interface WhySectionProps {
  draw: DrawOfContract
  why: NonNullable<DrawOfContract['why']>
}

function WhySection({ draw, why }: WhySectionProps) {
  const language = useLanguage()
  const { place, of, group, groups, equals, round } = why
  const byId = new Map(draw.places.map((one) => [one.id, one]))
  return (
    <section className="section" aria-labelledby="draw-why">
      <div className="section-head">
        <div>
          <h2 className="title" id="draw-why">
            <Trans>Why</Trans>
          </h2>
          <p className="small faint">
            <SelectOrdinal
              value={place}
              one={`You were #st of ${of} in the order.`}
              two={`You were #nd of ${of} in the order.`}
              few={`You were #rd of ${of} in the order.`}
              other={`You were #th of ${of} in the order.`}
            />
          </p>
        </div>
      </div>
      <OrderStrip why={why} />
      <ol className="outcome">
        {why.wishes.map((wish, at) => {
          const week = byId.get(wish.idPlace)
          return (
            week && (
              <li key={wish.idPlace} className={clsx(wish.fate === 'given' && 'outcome-got')}>
                <b className="rank-no" aria-hidden>
                  {at + 1}
                </b>
                <span>
                  <b className="sub">{week.name[language]}</b>
                  <span className="small faint">{week.category[language]}</span>
                  <span className="small muted">
                    <GoneWords wish={wish} residences={week.residences} />
                  </span>
                </span>
                <FateChip fate={wish.fate} />
              </li>
            )
          )
        })}
      </ol>
      <p className="small muted">
        {groups === 1 ? (
          <Trans>All were given alike in the three years before, so all are in one group.</Trans>
        ) : (
          <SelectOrdinal
            value={group}
            one={`You are in the #st of ${groups} groups: who was given least in the three years before comes first.`}
            two={`You are in the #nd of ${groups} groups: who was given least in the three years before comes first.`}
            few={`You are in the #rd of ${groups} groups: who was given least in the three years before comes first.`}
            other={`You are in the #th of ${groups} groups: who was given least in the three years before comes first.`}
          />
        )}{' '}
        <Plural
          value={equals}
          one="Nobody else is in it."
          other="# owners are in it; among them the draw decided."
        />
      </p>
      <h3 className="sub whole-title">
        <Trans>The whole round</Trans>
      </h3>
      <dl className="whole">
        <div>
          <dd className="figure figure-small">{round.takers}</dd>
          <dt>
            <Trans>took part</Trans>
          </dt>
        </div>
        <div>
          <dd className="figure figure-small">{round.weeks}</dd>
          <dt>
            <Trans>weeks went out</Trans>
          </dt>
        </div>
        <div>
          <dd className="figure figure-small">{round.first}</dd>
          <dt>
            <Plural value={round.first} one="was a first wish" other="were a first wish" />
          </dt>
        </div>
        <div>
          <dd className="figure figure-small">{round.nothing}</dd>
          <dt>
            <Trans>received nothing and move ahead</Trans>
          </dt>
        </div>
      </dl>
    </section>
  )
}

function FateChip({ fate }: { fate: WhySectionProps['why']['wishes'][number]['fate'] }) {
  if (fate === 'given')
    return (
      <Chip tone="good" icon={CircleCheck}>
        <Trans context="a wish">Yours</Trans>
      </Chip>
    )
  if (fate === 'not-needed')
    return (
      <Chip tone="quiet" icon={Minus}>
        <Trans>Not reached</Trans>
      </Chip>
    )
  return (
    <Chip tone="quiet" icon={CircleMinus}>
      {fate === 'gone' ? <Trans context="a wish">Gone</Trans> : <Trans>Same nights</Trans>}
    </Chip>
  )
}
