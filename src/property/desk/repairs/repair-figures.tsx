import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { type ReactNode, useState } from 'react'
import { formatMoney } from '../../../kernel/money.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { saveFile } from '../../../web/save-file.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { StateBox } from '../../../web/ui/state-box.tsx'
import { useLanguage } from '../../../web/words.ts'
import {
  exportRepairFigures,
  type RepairFigures,
  readRepairFigures,
} from '../../repairs/figures.endpoints.ts'
import { quarterOf, quartersBefore } from '../../repairs/figures.ts'

/** So many quarters can be chosen. */
const QUARTERS = 12

/** The repairs of a quarter by kind of work: how soon they were answered and finished, and what they cost. */
export function RepairFiguresView({ today }: { today: string }) {
  const { t } = useLingui()
  const language = useLanguage()
  const now = quarterOf(today)
  const [back, setBack] = useState(0)
  const [hotel, setHotel] = useState<number | null>(null)
  const query = { ...quartersBefore(now, back), ...(hotel !== null && { hotel }) }
  const figures = useQuery({ ...queryOf(readRepairFigures, { query }), placeholderData: keepPreviousData })
  const saving = useSend({ send: () => saveFile(exportRepairFigures, { query }) })
  if (figures.error) return <LoadError query={{ ...figures, error: figures.error }} />
  if (!figures.data)
    return (
      <Loading label={t`Loading the figures`}>
        <Skeleton height={420} radius={16} />
      </Loading>
    )
  const { kinds, all, hotels } = figures.data.data
  return (
    <>
      <div className="desk-figures-choice">
        <Field label={t`Quarter`}>
          {(control) => (
            <Select {...control} value={back} onChange={(event) => setBack(Number(event.target.value))}>
              {Array.from({ length: QUARTERS }, (_, count) => {
                const { year, quarter } = quartersBefore(now, count)
                return (
                  <option key={`${year} ${quarter}`} value={count}>
                    {t`Quarter ${quarter} of ${year}`}
                  </option>
                )
              })}
            </Select>
          )}
        </Field>
        <Field label={t`Resort`}>
          {(control) => (
            <Select
              {...control}
              value={hotel ?? ''}
              onChange={(event) => setHotel(event.target.value === '' ? null : Number(event.target.value))}
            >
              <option value="">{t`Every resort`}</option>
              {hotels.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button kind="secondary" busy={saving.busy} onClick={() => void saving.send()}>
          <Download className="icon-small" aria-hidden />
          <Trans>Save as CSV</Trans>
        </Button>
      </div>
      {saving.failure && <FormError>{saving.failure.message}</FormError>}
      {all.requests === 0 ? (
        <div className="card">
          <StateBox art="loggia" title={<Trans>No request was sent in this quarter</Trans>}>
            <Trans>Choose another quarter, or another resort.</Trans>
          </StateBox>
        </div>
      ) : (
        <>
          <ul className="desk-figures">
            {kinds.map(({ trade, ...one }) => (
              <Row key={trade?.en ?? ''} name={trade?.[language] ?? t`Nobody named`} figures={one} />
            ))}
            <Row name={t`All`} figures={all} />
          </ul>
          <p className="small muted">
            <Trans>
              Of requests that were sent in the quarter. Times are those within which half of them, and nine
              of ten, were answered or finished; what the club planned itself counts for no answer.
            </Trans>
          </p>
        </>
      )}
    </>
  )
}

function Row({ name, figures }: { name: string; figures: RepairFigures }) {
  const { requests, open, answerHours, answerHours90, finished, finishHours, finishHours90, costs } = figures
  return (
    <li>
      <div>
        <h2 className="sub">{name}</h2>
        <p className="small muted numeric">
          <Plural value={requests} one="# request" other="# requests" />
          {open > 0 && (
            <>
              , <Plural value={open} one="# open" other="# open" />
            </>
          )}
        </p>
      </div>
      <dl>
        <Figure label={<Trans>To the answer</Trans>}>
          <Span half={answerHours} nine={answerHours90} />
        </Figure>
        <Figure label={<Trans>To the end ({finished})</Trans>}>
          <Span half={finishHours} nine={finishHours90} />
        </Figure>
        <Figure label={<Trans>Billed</Trans>}>
          {costs.length === 0
            ? '–'
            : costs.map((cost) => (
                <span key={cost.currency} className="desk-figures-cost">
                  {formatMoney(cost)} {cost.currency}
                </span>
              ))}
        </Figure>
      </dl>
    </li>
  )
}

function Figure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="small muted">{label}</dt>
      <dd className="numeric">{children}</dd>
    </div>
  )
}

/** Within which time half of them were done, and nine of ten. */
function Span({ half, nine }: { half: number | null; nine: number | null }) {
  const { t, i18n } = useLingui()
  if (half === null || nine === null) return '–'
  const long = (hours: number) => {
    const isDays = hours >= 48
    const count = i18n.number(isDays ? hours / 24 : hours, {
      maximumFractionDigits: hours < 10 || isDays ? 1 : 0,
    })
    return isDays ? t`${count} days` : t`${count} h`
  }
  const [one, other] = [long(half), long(nine)]
  return (
    <Trans>
      {one}, nine of ten {other}
    </Trans>
  )
}
