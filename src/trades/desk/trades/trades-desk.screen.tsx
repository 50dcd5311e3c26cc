import './trades-desk.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { useEffect, useState } from 'react'
import { formatDay, todayIn } from '../../../kernel/day.ts'
import { spanInWords } from '../../../kernel/span-words.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { SearchBox } from '../../../web/desk/search-box.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { Field } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { StateBox } from '../../../web/ui/state-box.tsx'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { useLanguage } from '../../../web/words.ts'
import {
  listTradesAtDesk,
  TRADE_STAGES,
  TRADES_PAGE,
  type TradeRowAtDesk,
  type TradeStage,
} from '../../desk.endpoints.ts'
import { TradeStageChip, useStageWords } from './trade-stage.tsx'
import { tradesDeskSearch } from './trades-desk-search.ts'

/** How long one waits after a letter before the list is searched, in milliseconds. */
const PAUSE_MS = 250

/** The trades of all owners: who offers what, what is proposed for it, and what came of it. */
export default function TradesDeskScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { stage, find = '', page = 1 } = useSearchOf(tradesDeskSearch)
  const ask = (change: { stage?: TradeStage | undefined; find?: string | undefined; page?: number }) =>
    void navigate({
      to: '/desk/trades',
      search: { stage, find: find || undefined, ...change },
      replace: true,
    })
  const query = useQuery({
    ...queryOf(listTradesAtDesk, {
      query: { page, ...(stage && { stage }), ...(find.trim() && { search: find.trim() }) },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
  const isNarrowed = stage !== undefined || find !== ''
  return (
    <div className="page fade">
      <PageHead
        title={<Trans>Trades</Trans>}
        lead={
          <Trans>
            Stays that owners offer each other. They agree among themselves; the club may end what is open.
          </Trans>
        }
      />
      <div className="desk-trades-narrow">
        <FindTrade find={find} onFind={(words) => ask({ find: words || undefined })} />
        <StageField stage={stage} onStage={(chosen) => ask({ stage: chosen })} />
      </div>
      {query.error ? (
        <LoadError query={{ ...query, error: query.error }} />
      ) : !query.data ? (
        <Loading label={t`Loading the trades`}>
          <Skeleton height={520} radius={16} />
        </Loading>
      ) : query.data.data.length === 0 ? (
        <div className="card">
          <StateBox
            art="hammock"
            title={isNarrowed ? <Trans>No trade matches</Trans> : <Trans>No trade yet</Trans>}
            actions={
              isNarrowed && (
                <Button kind="secondary" onClick={() => ask({ stage: undefined, find: undefined })}>
                  <Trans>Show all trades</Trans>
                </Button>
              )
            }
          >
            {isNarrowed ? (
              <Trans>Try a shorter search, or another state.</Trans>
            ) : (
              <Trans>As soon as an owner offers a stay, it appears here.</Trans>
            )}
          </StateBox>
        </div>
      ) : (
        <Rows
          {...query.data}
          page={page}
          // The page keeps what narrows it.
          onPage={(to) => ask({ page: to })}
        />
      )}
    </div>
  )
}

/** Words to find: the list follows shortly after the last letter. */
function FindTrade({ find, onFind }: { find: string; onFind: (words: string) => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(find)
  const [asked, setAsked] = useState(find)
  // What shows everything again takes the words away.
  if (find !== asked) {
    setAsked(find)
    setTyped(find)
  }
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === find) return
    const timer = setTimeout(() => {
      setAsked(wanted)
      onFind(wanted)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  })
  return (
    <Field label={t`Find an owner, a contract, a stay`}>
      {(control) => <SearchBox control={control} name="find" value={typed} onChange={setTyped} />}
    </Field>
  )
}

function StageField({
  stage,
  onStage,
}: {
  stage: TradeStage | undefined
  onStage: (stage: TradeStage | undefined) => void
}) {
  const { t } = useLingui()
  const words = useStageWords()
  return (
    <Field label={t`State`}>
      {(control) => (
        <Select
          {...control}
          value={stage ?? ''}
          onChange={({ target }) => onStage(TRADE_STAGES.find((one) => one === target.value))}
        >
          <option value="">{t`All states`}</option>
          {TRADE_STAGES.map((one) => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

interface RowsProps {
  data: readonly TradeRowAtDesk[]
  total: number
  page: number
  onPage: (page: number) => void
}

function Rows({ data, total, page, onPage }: RowsProps) {
  const isLast = page * TRADES_PAGE >= total
  const from = (page - 1) * TRADES_PAGE + 1
  const to = from + data.length - 1
  return (
    <>
      <p className="small muted numeric" role="status">
        {total > TRADES_PAGE ? (
          <Trans>
            {from} to {to} of {total}
          </Trans>
        ) : (
          <Plural value={total} one="# trade" other="# trades" />
        )}
      </p>
      <ul className="desk-trades">
        {data.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      {total > TRADES_PAGE && (
        <div className="desk-trades-pages">
          <Button
            kind="ghost"
            size="small"
            aria-disabled={page === 1}
            onClick={() => page > 1 && onPage(page - 1)}
          >
            <Trans>Page before</Trans>
          </Button>
          <Button
            kind="ghost"
            size="small"
            aria-disabled={isLast}
            onClick={() => !isLast && onPage(page + 1)}
          >
            <Trans>Next page</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

function Row({ row }: { row: TradeRowAtDesk }) {
  const language = useLanguage()
  const { id, stage, resort, offered, other, proposals, at, zone } = row
  const since = formatDay(todayIn(zone, new Date(at)), language)
  return (
    <li className="desk-trade">
      <div>
        <h2 className="sub">
          <Link to="/desk/trades/$id" params={{ id: String(id) }} className="desk-trade-press">
            {offered.owner}
          </Link>
        </h2>
        <SideLines side={offered} resort={resort} />
      </div>
      <ArrowLeftRight className="icon-small" aria-hidden />
      <div>
        {other ? (
          <>
            <p className="sub">{other.owner}</p>
            <SideLines side={other} />
            {proposals > 1 && (
              <p className="small">
                <Plural value={proposals - 1} one="and # more proposal" other="and # more proposals" />
              </p>
            )}
          </>
        ) : (
          <p className="small muted">
            <Trans>Nobody has proposed a stay</Trans>
          </p>
        )}
      </div>
      <p className="small muted numeric">{since}</p>
      <TradeStageChip stage={stage} />
    </li>
  )
}

/** The stay of a side in short: its days, its kind of residence, its reference and contract. */
function SideLines({ side, resort }: { side: TradeRowAtDesk['offered']; resort?: string }) {
  const language = useLanguage()
  const { datein, dateout, category, code, contract } = side
  return (
    <>
      <p className="small numeric">{spanInWords({ checkIn: datein, checkOut: dateout }, language)}</p>
      <p className="small muted numeric">
        {[code, category[language], contract, resort].filter(Boolean).join(', ')}
      </p>
    </>
  )
}
