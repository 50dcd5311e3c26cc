import './access.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { formatMonth, todayIn } from '../../../../kernel/day.ts'
import type { Language } from '../../../../kernel/language.ts'
import { queryOf } from '../../../../web/calls/query.ts'
import { useSend } from '../../../../web/calls/use-send.ts'
import { saveFile } from '../../../../web/save-file.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Segmented } from '../../../../web/ui/fields/segmented.tsx'
import { Select } from '../../../../web/ui/fields/select.tsx'
import { LoadError } from '../../../../web/ui/load-error.tsx'
import { Note } from '../../../../web/ui/note.tsx'
import { SectionHead } from '../../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../../web/ui/skeleton.tsx'
import { useSearchOf } from '../../../../web/use-search-of.ts'
import { useLanguage } from '../../../../web/words.ts'
import { exportAccess, LINES_A_PAGE, readAccess } from '../../../access.endpoints.ts'
import { type AccessGroup, monthsKept } from '../../../access.ts'
import { useContract } from '../../session/use-session.ts'
import { SecurityFrame } from '../security/security-frame.tsx'
import { AccessLog } from './access-log.tsx'
import { accessSearch } from './access-search.ts'

/** Who came to the account, what the club did for the owner, and what left the house; month by month. */
export default function AccessScreen() {
  return (
    <SecurityFrame>
      <Access />
    </SecurityFrame>
  )
}

function Access() {
  const { t } = useLingui()
  const { zone } = useContract()
  const months = monthsKept(todayIn(zone, new Date()))
  const search = useSearchOf(accessSearch)
  const month = search.month ?? months[0] ?? ''
  const group = search.show
  const navigate = useNavigate()
  const show = (next: typeof search) => {
    setPage(1)
    void navigate({ to: '/my-account/access', search: next, replace: true, resetScroll: false })
  }
  const filters = { month, ...(group && { group }) }
  const [page, setPage] = useState(1)
  const access = useQuery({
    ...queryOf(readAccess, { query: { ...filters, page } }),
    placeholderData: keepPreviousData,
    // Who came meanwhile shows as soon as the owner looks again.
    staleTime: 0,
  })
  const counts = access.data?.counts
  return (
    <section aria-label={t`Access to your account`}>
      <SectionHead
        title={t`Access to your account`}
        lead={
          <Trans>Who came, what the club did for you, and what was downloaded. Kept for 13 months.</Trans>
        }
      />
      <div className="access-tools">
        <Segmented
          label={t`Show`}
          value={group ?? 'all'}
          onChange={(value) => show({ ...search, show: value === 'all' ? undefined : value })}
          options={optionsOf(counts)}
        />
        <div className="row access-file">
          <MonthChoice
            months={months}
            month={month}
            onChange={(value) => show({ ...search, month: value })}
          />
          <SaveFile filters={filters} />
        </div>
      </div>
      {access.data ? (
        <AccessLog
          lines={access.data.data}
          page={page}
          isLast={access.data.data.length < LINES_A_PAGE}
          onPage={setPage}
        />
      ) : access.isError ? (
        <LoadError query={access} />
      ) : (
        <Loading label={t`Loading who came`}>
          <Skeleton height={420} radius={14} />
        </Loading>
      )}
      <p className="small faint access-foot">
        <Trans>Nobody can change or remove a line in the portal, the club neither.</Trans>
      </p>
    </section>
  )
}

function optionsOf(counts: Record<AccessGroup, number> | undefined) {
  const all = counts && Object.values(counts).reduce((sum, one) => sum + one, 0)
  const counted = (count: number | undefined) => (count === undefined ? {} : { count })
  return [
    { value: 'all' as const, label: <Trans>All</Trans>, ...counted(all) },
    { value: 'sign-ins' as const, label: <Trans>You</Trans>, ...counted(counts?.['sign-ins']) },
    { value: 'refused' as const, label: <Trans>Refused</Trans>, ...counted(counts?.refused) },
    { value: 'trusted' as const, label: <Trans>People you trust</Trans>, ...counted(counts?.trusted) },
    { value: 'club' as const, label: <Trans>The club</Trans>, ...counted(counts?.club) },
    { value: 'files' as const, label: <Trans>Files and links</Trans>, ...counted(counts?.files) },
  ]
}

function MonthChoice({
  months,
  month,
  onChange,
}: {
  months: readonly string[]
  month: string
  onChange: (month: string) => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <Select aria-label={t`Month`} value={month} onChange={(event) => onChange(event.currentTarget.value)}>
      {months.map((one) => (
        <option key={one} value={one}>
          {monthName(one, language)}
        </option>
      ))}
    </Select>
  )
}

/** “November 2026” of `2026-11`. */
function monthName(month: string, language: Language): string {
  const [year, number] = month.split('-').map(Number)
  return `${formatMonth(number ?? 1, language, 'long')} ${year}`
}

function SaveFile({ filters }: { filters: { month: string; group?: AccessGroup } }) {
  const { t } = useLingui()
  const { send, busy, failure } = useSend({ send: () => saveFile(exportAccess, { query: filters }) })
  return (
    <>
      <Button kind="secondary" busy={busy} aria-label={t`Save this list as CSV`} onClick={() => void send()}>
        <Download className="icon-small" aria-hidden />
        <span>CSV</span>
      </Button>
      {failure && (
        <Note tone="bad" spoken>
          {failure.message}
        </Note>
      )}
    </>
  )
}
