import './draw.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useEffect } from 'react'
import { dayInWords } from '../../kernel/day-words.ts'
import { useContract, useSession } from '../../membership/web/session/use-session.ts'
import { call } from '../../web/calls/call.ts'
import { queryOf } from '../../web/calls/query.ts'
import { buttonClass } from '../../web/ui/button.tsx'
import { PageHead } from '../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'
import { ThingFailed } from '../../web/ui/thing-failed.tsx'
import { useLanguage } from '../../web/words.ts'
import { noteDrawSeen, readDraw } from '../draws.endpoints.ts'
import { MOST_WISHES } from '../round.ts'
import { DrawCalendar } from './draw-calendar.tsx'
import { DrawCheckCard } from './draw-check-card.tsx'
import { DrawResult, DrawTitle } from './draw-result.tsx'
import { WhySection } from './draw-why.tsx'
import { DrawNow, type DrawOfContract, useMomentOf } from './draw-words.tsx'
import { Ranking } from './ranking.tsx'
import { WhyNobodyChooses } from './why-nobody-chooses.tsx'

/** A draw of peak weeks: one's wishes until they close, afterwards what came of them and why. */
export default function DrawScreen() {
  const { id } = useParams({ strict: false })
  const { id: idContract } = useContract()
  const draw = useQuery(queryOf(readDraw, { query: { idContract, idRound: Number(id) } }))
  if (draw.isError)
    return (
      <div className="page">
        <ThingFailed
          query={draw}
          failed={<Trans>We couldn’t load this draw</Trans>}
          missing={<Trans>We couldn’t find this draw</Trans>}
          actions={
            <Link to="/my-reservations/draws" className={buttonClass()}>
              <Trans>See all draws</Trans>
            </Link>
          }
        >
          <Trans>It may be of another resort, or the club has taken it back.</Trans>
        </ThingFailed>
      </div>
    )
  // Another contract has its own.
  return (
    <div className="page" key={idContract}>
      {draw.data ? <Draw idContract={idContract} draw={draw.data.data} /> : <DrawSkeleton />}
    </div>
  )
}

function Draw({ idContract, draw }: { idContract: number; draw: DrawOfContract }) {
  const language = useLanguage()
  const { round } = draw
  const isDrawn = round.drawnAt !== null
  useSeen(idContract, draw)
  return (
    <>
      <PageHead
        back={
          <Link to="/my-reservations/draws" className="link small draw-back">
            <ChevronLeft className="icon-small" aria-hidden />
            <Trans>Peak weeks</Trans>
          </Link>
        }
        title={isDrawn ? <DrawTitle draw={draw} /> : round.name[language]}
        lead={isDrawn ? <DrawnLead draw={draw} /> : <Lead draw={draw} />}
      />
      {isDrawn ? (
        <>
          <DrawResult draw={draw} />
          {draw.why ? (
            <div className="draw draw-told">
              <WhySection draw={draw} why={draw.why} />
              <DrawCheckCard draw={draw} />
            </div>
          ) : (
            <DrawCheckCard draw={draw} />
          )}
          <DrawCalendar round={round} />
        </>
      ) : (
        <>
          <DrawCalendar round={round} />
          <div className="draw">
            <Ranking idContract={idContract} draw={draw} />
          </div>
        </>
      )}
      <WhyNobodyChooses round={round} />
    </>
  )
}

/** The owner's own look at a result is noted: their home asks for it no more. */
function useSeen(idContract: number, { round, why, isSeen }: DrawOfContract) {
  const { user, trusted } = useSession()
  const isDue = why !== null && !isSeen && !user.isAdmin && !trusted
  useEffect(() => {
    // What fails stays asked for.
    if (isDue) void call(noteDrawSeen, { body: { idContract, idRound: round.id } })
  }, [isDue, idContract, round.id])
}

function Lead({ draw: { round, places, mayTakePart } }: { draw: DrawOfContract }) {
  const closes = useMomentOf(round)(round.closesAt)
  const language = useLanguage()
  const free = round.freeUntil ? dayInWords(round.freeUntil, language) : ''
  return (
    <>
      <Plural
        value={places.length}
        one="One week that everybody wants, drawn so that anybody can check it."
        other="# weeks that everybody wants, drawn so that anybody can check it."
      />{' '}
      {round.state === 'open' && mayTakePart ? (
        <Plural
          value={Math.min(MOST_WISHES, places.length)}
          one={`You can wish it until ${closes}.`}
          other={`Rank up to #, and change it until ${closes}.`}
        />
      ) : (
        <DrawNow round={round} />
      )}
      {free && mayTakePart && (
        <>
          {' '}
          <Trans>What you receive can be given back for nothing until {free}.</Trans>
        </>
      )}
    </>
  )
}

function DrawnLead({ draw: { round, number } }: { draw: DrawOfContract }) {
  const language = useLanguage()
  const name = round.name[language]
  const drawn = useMomentOf(round)(round.drawnAt ?? round.numberAt)
  return (
    <>
      <Trans>
        {name}, drawn on {drawn}.
      </Trans>{' '}
      {number !== null && (
        <Trans>Your number in this round is {number}; only you and the desk know that it’s yours.</Trans>
      )}
    </>
  )
}

function DrawSkeleton() {
  const { t } = useLingui()
  return (
    <>
      <h1 className="hidden-text">
        <Trans>Peak weeks</Trans>
      </h1>
      <Loading label={t`Loading the draw`}>
        <div className="stack stack-wide">
          <Skeleton width={320} height={44} />
          <Skeleton height={110} />
          <Skeleton height={420} radius={14} />
        </div>
      </Loading>
    </>
  )
}
