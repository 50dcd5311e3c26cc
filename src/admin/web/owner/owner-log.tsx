import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import Banknote from 'lucide-react/icons/banknote'
import CalendarDays from 'lucide-react/icons/calendar-days'
import MessageSquare from 'lucide-react/icons/message-square'
import UserCheck from 'lucide-react/icons/user-check'
import Wrench from 'lucide-react/icons/wrench'
import { namedMoney } from '../../../kernel/money.ts'
import { deedWords } from '../../../reservations/web/edit/deed-words.tsx'
import { call } from '../../../web/calls/call.ts'
import { CallError } from '../../../web/calls/query.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { useClubZone } from '../../../web/club-zone.ts'
import { Button } from '../../../web/ui/button.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { Moment } from '../../../web/ui/moment.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { type OwnerLogEntry, readOwnerLog } from '../../owner/owner.endpoints.ts'
import { useFold } from './fold.tsx'

/** As many as are shown before the rest is asked for. */
const FIRST = 6

const ICONS = { deed: UserCheck, money: Banknote, stay: CalendarDays, repair: Wrench, message: MessageSquare }

/** Kinds that are named by the code or the subject of what they are about. */
const IS_NAMED: readonly OwnerLogEntry['kind'][] = ['stay', 'repair', 'message']

/** Everything that happened, the latest first, twenty at a time. */
export function OwnerLog({ idOwner }: { idOwner: number }) {
  const { t } = useLingui()
  const log = useInfiniteQuery({
    queryKey: [...keyOf(readOwnerLog), { idOwner, pages: true }],
    queryFn: async ({ pageParam, signal }) => {
      const result = await call(readOwnerLog, { query: { idOwner, page: pageParam }, signal })
      if (!result.ok) throw new CallError(result)
      return result.value
    },
    initialPageParam: 1,
    getNextPageParam: (last, all) => (last.more ? all.length + 1 : undefined),
  })
  const entries = log.data?.pages.flatMap(({ data }) => data) ?? []
  const fold = useFold(entries, FIRST, 'owner-log-list')
  return (
    <section aria-labelledby="owner-log">
      <SectionHead
        title={
          <span id="owner-log">
            <Trans>What happened</Trans>
          </span>
        }
      />
      {log.data ? (
        entries.length === 0 ? (
          <p className="muted">
            <Trans>Nothing yet.</Trans>
          </p>
        ) : (
          <ol id="owner-log-list" className="owner-list owner-log">
            {fold.shown.map((entry) => (
              <Entry key={`${entry.kind}-${entry.deed}-${entry.id}`} entry={entry} />
            ))}
          </ol>
        )
      ) : log.isError ? (
        <LoadError query={log} />
      ) : (
        <Loading label={t`Loading what happened`}>
          <Skeleton height={240} radius={14} />
        </Loading>
      )}
      {fold.button}
      {fold.isOpen && log.hasNextPage && (
        <Button
          kind="secondary"
          size="small"
          busy={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          <Trans>Show older</Trans>
        </Button>
      )}
    </section>
  )
}

function Entry({ entry }: { entry: OwnerLogEntry }) {
  const clock = useClubZone()
  const Icon = ICONS[entry.kind]
  return (
    <li>
      <Icon className="icon-small" aria-hidden />
      <div>
        <b>
          <What entry={entry} />
          {entry.cents !== null && entry.currency !== null && (
            <span className="numeric"> · {namedMoney({ cents: entry.cents, currency: entry.currency })}</span>
          )}
        </b>
        <p className="small muted">
          {IS_NAMED.includes(entry.kind) && <>{entry.what} · </>}
          {entry.contract !== null && (
            <>
              <OfContract number={entry.contract} />
              {' · '}
            </>
          )}
          <Who entry={entry} />
        </p>
      </div>
      <span className="small faint numeric owner-when">
        <Moment at={entry.at} zone={clock} />
      </span>
    </li>
  )
}

function OfContract({ number }: { number: string }) {
  return <Trans>Contract {number}</Trans>
}

function What({ entry: { kind, deed, to, what } }: { entry: OwnerLogEntry }) {
  const { t, i18n } = useLingui()
  if (kind === 'deed' || kind === 'money') return what
  if (kind === 'message') return deed === 'answered' ? t`Message answered` : t`Message written`
  if (kind === 'stay') {
    const words = to && deedWords({ deed, to })
    return words ? i18n._(words) : t`Status changed`
  }
  const repair: Record<string, string> = {
    created: t`Repair asked for`,
    changed: t`Repair changed by who asked`,
    started: t`Repair begun`,
    resolved: t`Repair done`,
    cancelled: t`Repair called off`,
    commented: t`Comment on a repair`,
  }
  return repair[deed] ?? t`Status changed`
}

function Who({ entry: { by, who } }: { entry: OwnerLogEntry }) {
  if (by === 'clockwork') return <Trans>by itself, in time</Trans>
  if (by === 'club') return who ? <Trans>{who}, of the club</Trans> : <Trans>the club</Trans>
  if (by === 'trusted') return <Trans>{who}, whom they let in</Trans>
  return who
}
