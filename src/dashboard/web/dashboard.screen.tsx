import './dashboard.css'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useContract, useSession } from '../../membership/web/session/use-session.ts'
import { atRest } from '../../web/at-rest.ts'
import { boot } from '../../web/boot.ts'
import { queryOf } from '../../web/calls/query.ts'
import { useEarlyAnswer } from '../../web/calls/use-early-answer.ts'
import { ErrorBox } from '../../web/ui/state-box.tsx'
import { useNow } from '../../web/ui/use-now.ts'
import { useLanguage } from '../../web/words.ts'
import { type Dashboard, readDashboard } from '../dashboard.endpoints.ts'
import { DashboardHead, DashboardLead } from './dashboard-head.tsx'
import { DashboardSkeleton, LeadSkeleton, RestSkeleton } from './dashboard-skeleton.tsx'
import { isHomeDrawn } from './first-home.ts'
import { useKeepFirstHome } from './keep-first-home.ts'
import { NextStay } from './next-stay.tsx'
import { NoStay } from './no-stay.tsx'
import { Often } from './often.tsx'
import { ToDoPart } from './to-do/to-do-part.tsx'
import { useAuthorize } from './to-do/use-authorize.ts'
import { useToDo } from './to-do/use-to-do.ts'
import { partOfDay, wallClock } from './wall-clock.ts'

const MINUTE = 60_000
/**
 * How long the cards below wait for the to-do list before they are shown without it (milliseconds), so that they do not
 * shift down when it arrives.
 */
const TOGETHER_MS = 1500

/** Few owners have a report to sign: with the rest of what they are told of it. */
const SignatureLead = lazy(async () => ({
  default: (await import('./to-do/sign-first.tsx')).SignatureLead,
}))
/** Its code comes once what is seen first is drawn. */
const DashboardRest = lazy(() => atRest().then(() => import('./dashboard-rest.tsx')))

/**
 * The dashboard (spec, section 1): what waits for the owner, then everything of the selected contract. Each is a call of
 * its own, asked at the same time.
 */
export default function DashboardScreen() {
  const contract = useContract()
  const { user, actingFor, restricted } = useSession()
  const language = useLanguage()
  const clock = wallClock(contract.zone, useNow(MINUTE))
  const toDo = useToDo()
  const deeds = useAuthorize()
  const early = useEarlyAnswer(readDashboard, { idContract: contract.id })
  const dashboard = useQuery({
    ...queryOf(readDashboard, { query: { idContract: contract.id } }),
    // Newsletters come in the language that was asked.
    queryKey: [readDashboard.name, { idContract: contract.id }, language],
    initialData: early,
  })
  const late = useLate(TOGETHER_MS)
  const shown = useInPieces(toDo.data, dashboard.data)
  const settled = shown.toDo !== undefined || toDo.isError || late
  const sign = shown.toDo?.sign ?? []
  const locked = shown.toDo ? sign.length > 0 : restricted
  const done = deeds.done.filter(({ undone }) => !undone)
  const waiting =
    shown.toDo?.data.filter(({ key }) => !done.some(({ row }) => row.key === key)).length ?? null
  useKeepFirstHome({ toDo: shown.toDo, dashboard: shown.dashboard, done: deeds.done.length, day: clock.day })
  const mayRequest = !locked && (user.canBook || contract.roomCategoryId !== null)
  const lead = () => {
    if (sign.length > 0)
      return (
        <Suspense fallback={<LeadSkeleton />}>
          <SignatureLead reports={sign} />
        </Suspense>
      )
    if (shown.dashboard && settled)
      return <DashboardLead data={shown.dashboard} today={clock.day} waiting={waiting} />
    return dashboard.isError ? undefined : <LeadSkeleton />
  }
  return (
    <div className={waiting === 0 && !locked ? 'page' : 'page home-busy'}>
      <DashboardHead
        name={(actingFor ?? user).name}
        partOfDay={partOfDay(clock.hour)}
        lead={lead()}
        request={mayRequest && settled ? (waiting === 0 ? 'primary' : 'secondary') : null}
      />
      <ToDoPart
        toDo={{ ...toDo, data: shown.toDo }}
        deeds={deeds}
        stay={shown.dashboard?.nextReservation.datos ?? null}
      />
      {shown.dashboard && settled ? (
        <DashboardSections
          data={shown.dashboard}
          today={clock.day}
          scene={contract.scene}
          mayRequest={mayRequest}
          locked={locked}
          first={waiting === 0}
        />
      ) : dashboard.isError ? (
        <div className="card">
          <ErrorBox
            title={<Trans>We couldn’t load your dashboard</Trans>}
            onRetry={() => void dashboard.refetch()}
            busy={dashboard.isFetching}
            phone={boot.phone}
            beside
          >
            {dashboard.error.message}
          </ErrorBox>
        </div>
      ) : (
        // A new key remounts the skeleton in its final place, instead of moving the one that stood below the to-do
        // rows (layout shift).
        <DashboardSkeleton key={String(settled)} />
      )}
    </div>
  )
}

/**
 * The two answers as one deferred value: React draws them in pieces, between which the page hears what is pressed, and shows
 * them together. What is asked anew (another contract) is not shown meanwhile.
 */
function useInPieces(toDo: ReturnType<typeof useToDo>['data'], dashboard: Dashboard | undefined) {
  const shown = useDeferredValue(useMemo(() => ({ toDo, dashboard }), [toDo, dashboard]))
  return { toDo: toDo && shown.toDo, dashboard: dashboard && shown.dashboard }
}

/** Whether the page has been open for longer than this. */
function useLate(ms: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return late
}

interface DashboardSectionsProps {
  data: Dashboard
  today: string
  /** The contract's resort, for an owner without a stay. */
  scene: string
  mayRequest: boolean
  /** A report waits for the signature: what it closes is shown, and opens with it. */
  locked: boolean
  /** Whether nothing waits for the owner above it. */
  first: boolean
}

function DashboardSections({ data, today, scene, mayRequest, locked, first }: DashboardSectionsProps) {
  const { datos: stay, ownerInHouse, guestsInHouse } = data.nextReservation
  // What the page has shown already must not fade in again.
  const [isFirst] = useState(isHomeDrawn)
  return (
    <div className={isFirst ? undefined : 'fade'}>
      {stay ? (
        <NextStay
          stay={stay}
          inHouse={ownerInHouse}
          guestsInHouse={guestsInHouse}
          today={today}
          locked={locked}
          first={first}
        />
      ) : (
        <NoStay scene={scene} mayRequest={mayRequest} />
      )}
      {!locked && <Often />}
      <div data-later>
        <Suspense fallback={<RestSkeleton />}>
          <DashboardRest data={data} locked={locked} />
        </Suspense>
      </div>
    </div>
  )
}
