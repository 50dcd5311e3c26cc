import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../../kernel/day.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import {
  type ChargeRun,
  type RunPreview as Preview,
  previewChargeRun,
} from '../../charges/charges.endpoints.ts'
import { percentText } from '../../why/percent.ts'
import { deskMoney } from '../desk-money.ts'
import { HindranceWords } from './hindrance-note.tsx'
import { Outliers } from './outliers.tsx'
import { PublishRun } from './publish-run.tsx'

interface RunPreviewProps {
  run: ChargeRun
  /** The run may be published as it stands. */
  mayPublish?: boolean
}

/** What a run charges: totals, quarter by quarter, and who differs from the year before. */
export function ChargeRunPreview({ run, mayPublish = false }: RunPreviewProps) {
  const { t } = useLingui()
  const { id, changed, state } = run
  const query = useQuery({
    ...queryOf(previewChargeRun, { query: { id } }),
    // Another version, or another state, is another preview.
    queryKey: [...queryOf(previewChargeRun, { query: { id } }).queryKey, changed.version, state],
  })
  const preview = query.data?.data
  if (!preview && query.isError) return <LoadError query={query} />
  if (!preview)
    return (
      <Loading label={t`Working out the fees`}>
        <div className="stack">
          <Skeleton height={120} radius={16} />
          <Skeleton height={260} radius={16} />
        </div>
      </Loading>
    )
  const { hindrance, withoutArea } = preview
  return (
    <div className="stack charge-preview">
      <Totals run={run} preview={preview} />
      {hindrance && (
        <Note tone="gold" title={<Trans>These fees can’t be published yet</Trans>}>
          <HindranceWords hindrance={hindrance} />
          {withoutArea.length > 0 && (
            <ul className="charge-named">
              {withoutArea.map(({ idContract, contract, residence, owner }) => (
                <li key={idContract}>
                  <Trans>
                    {owner}, residence {residence} · contract {contract}
                  </Trans>
                </li>
              ))}
            </ul>
          )}
        </Note>
      )}
      {preview.quarters.length > 0 && <Quarters run={run} preview={preview} />}
      <Outliers run={run} preview={preview} />
      {mayPublish && !hindrance && (
        <div className="row wrap charge-publish">
          <PublishRun run={run} preview={preview} />
        </div>
      )}
    </div>
  )
}

function Totals({ run: { currency, year }, preview }: { run: ChargeRun; preview: Preview }) {
  const language = useLanguage()
  const { contracts, feesCents, beforeCents, changeBasisPoints } = preview
  const before = deskMoney({ cents: beforeCents, currency })
  const last = year - 1
  const change = changeBasisPoints === null ? '' : percentText(changeBasisPoints, language)
  return (
    <section className="card pad charge-totals" aria-labelledby="charge-total">
      <h2 id="charge-total" className="title">
        <Plural value={contracts} one="Fees of # contract" other="Fees of # contracts" />
      </h2>
      <p className="display numeric">{deskMoney({ cents: feesCents, currency })}</p>
      <p className="muted">
        {changeBasisPoints === null ? (
          <Trans>Nothing to compare with in {last}.</Trans>
        ) : (
          <Trans>
            The same quarters of {last}: {before}. Change for those who had a fee then: {change}.
          </Trans>
        )}
      </p>
    </section>
  )
}

function Quarters({ run: { currency }, preview: { quarters } }: { run: ChargeRun; preview: Preview }) {
  const { t } = useLingui()
  const language = useLanguage()
  const money = (cents: number) => formatMoney({ cents, currency })
  const anyCharged = quarters.some(({ charged }) => charged > 0)
  return (
    <section className="card pad" aria-labelledby="charge-quarters">
      <h2 id="charge-quarters" className="title">
        <Trans>By quarter, in {currency}</Trans>
      </h2>
      <table className="table charge-table" aria-labelledby="charge-quarters">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Quarter</Trans>
            </th>
            <th scope="col" className="amount">
              <Trans>Budget</Trans>
            </th>
            <th scope="col" className="amount">
              <Trans>New fees</Trans>
            </th>
            {anyCharged && (
              <th scope="col" className="amount">
                <Trans>Charged already</Trans>
              </th>
            )}
            <th scope="col" className="amount">
              <Trans>The club’s own</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {quarters.map(
            ({ quarter, due, budgetCents, feesCents, fees, chargedCents, charged, clubCents }) => {
              const day = formatDay(due, language)
              return (
                <tr key={quarter}>
                  <th scope="row">
                    <Trans>Quarter {quarter}</Trans>
                    <span className="small muted charge-due">
                      <Trans>due {day}</Trans>
                    </span>
                  </th>
                  <td className="amount" data-label={t`Budget`}>
                    {money(budgetCents)}
                  </td>
                  <td className="amount" data-label={t`New fees`}>
                    <b>{money(feesCents)}</b>
                    <span className="small muted charge-due">
                      <Plural value={fees} one="# fee" other="# fees" />
                    </span>
                  </td>
                  {anyCharged && (
                    <td className="amount" data-label={t`Charged already`}>
                      {money(chargedCents)}
                      <span className="small muted charge-due">
                        <Plural value={charged} one="# contract" other="# contracts" />
                      </span>
                    </td>
                  )}
                  <td className="amount" data-label={t`The club’s own`}>
                    {money(clubCents)}
                  </td>
                </tr>
              )
            },
          )}
        </tbody>
      </table>
      <p className="small muted">
        <Trans>
          Each line is shared by the deeded areas, to the cent. The share of residences without a contract is
          the club’s own.
        </Trans>
      </p>
    </section>
  )
}
