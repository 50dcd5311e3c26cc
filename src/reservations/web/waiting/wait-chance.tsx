import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import PlusIcon from 'lucide-react/icons/plus'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { spanInWords } from '../../../kernel/span-words.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { lookAtWait } from '../../waiting.endpoints.ts'
import { FreedWords, FreedYears, PlaceInLine, PlaceWords, type Waiting } from './wait-words.tsx'

type Look = AnswerOf<typeof lookAtWait>
export type Wider = Look['wider'][number]

interface WaitChanceProps {
  look: Look | null
  failed: string | null
  waiting: Waiting
  onWiden: (wider: Wider) => void
  /** The form is left for the search. */
  onLeave: () => void
}

/** The place in the line, the years before, and what would widen it: pressed, it changes the wait and the place at once. */
export function WaitChance({ look, failed, waiting, onWiden, onLeave }: WaitChanceProps) {
  const { t } = useLingui()
  if (!look) {
    return (
      <div className="wait-look">
        {failed ? (
          <p className="small">{failed}</p>
        ) : (
          <Loading label={t`Counting who waits`}>
            <Skeleton height={200} radius={10} />
          </Loading>
        )}
      </div>
    )
  }
  const { chance, wider, free } = look
  if (free)
    return (
      <div className="wait-look">
        <FreeNow free={free} waiting={waiting} onLeave={onLeave} />
      </div>
    )
  return (
    <div className="wait-look">
      <div aria-live="polite">
        <h3 className="small">
          <Trans>Your place</Trans>
        </h3>
        <p className="figure">
          <PlaceInLine place={chance.place.before + 1} />
        </p>
        <p className="small muted">
          <PlaceWords place={chance.place} />
        </p>
      </div>
      <div>
        <h3 className="small">
          <Trans>In the years before</Trans>
        </h3>
        <FreedYears chance={chance} />
        <p className="small muted">
          <FreedWords chance={chance} />
        </p>
      </div>
      {wider.length > 0 && (
        <div>
          <h3 className="small">
            <Trans>What would widen it</Trans>
          </h3>
          <ul className="wait-wider">
            {wider.map((one) => (
              <li key={one.kind}>
                <button type="button" onClick={() => onWiden(one)}>
                  <PlusIcon className="icon-small" aria-hidden />
                  <span>
                    <b>
                      <WiderWords wider={one} waiting={waiting} />
                    </b>
                    <span className="small muted">
                      <WiderChance wider={one} years={chance.years.length} />
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** Such nights are free: they can be booked in place of waiting, and no place in a line is told. */
function FreeNow({
  free,
  waiting,
  onLeave,
}: {
  free: NonNullable<Look['free']>
  waiting: Waiting
  onLeave: () => void
}) {
  const language = useLanguage()
  const { idCategory, datein, dateout } = free
  const name = waiting.categories.find(({ id }) => id === idCategory)?.name[language] ?? ''
  const { offerHours } = waiting.rules
  return (
    <div className="stack" aria-live="polite">
      <h3 className="small">
        <Trans>Free now</Trans>
      </h3>
      <p>
        <b className="numeric">{spanInWords({ checkIn: datein, checkOut: dateout }, language)}</b>
        <br />
        {name}
      </p>
      <p className="small muted">
        <Trans>
          Nobody has to wait for these nights: book them. Joining the list holds them for you for up to{' '}
          {offerHours} hours.
        </Trans>
      </p>
      <p>
        <Link
          to="/my-reservations/request"
          search={{ in: datein, out: dateout, category: idCategory }}
          className={buttonClass('secondary')}
          onClick={onLeave}
        >
          <Trans>Book these nights</Trans>
        </Link>
      </p>
    </div>
  )
}

/** "Any 5 nights of these": what a change asks for. */
export function WiderWords({ wider, waiting }: { wider: Wider; waiting: Waiting }) {
  const language = useLanguage()
  if (wider.kind === 'shorter')
    return <Plural value={wider.nightsFrom} one="Any # night of these" other="Any # nights of these" />
  if (wider.kind === 'days') return <Trans>Three days earlier or later</Trans>
  const name = waiting.categories.find(({ id }) => id === wider.idCategory)?.name[language] ?? ''
  return <Trans>Also the {name}</Trans>
}

/** What comes of it: the place, and in how many years such nights came free. */
export function WiderChance({ wider, years }: { wider: Wider; years: number }) {
  const { freed } = wider
  return (
    <>
      <Trans>
        you’d be <PlaceInLine place={wider.place.before + 1} />
      </Trans>
      {years > 0 && (
        <>
          {', '}
          <Trans>
            free in {freed} of {years} years
          </Trans>
        </>
      )}
    </>
  )
}
