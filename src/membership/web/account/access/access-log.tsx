import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { todayIn } from '../../../../kernel/day.ts'
import { Button } from '../../../../web/ui/button.tsx'
import type { AccessLine } from '../../../access.endpoints.ts'
import { useContract } from '../../session/use-session.ts'
import { DeviceName, Whereabouts } from '../security/device-name.tsx'
import { useMoment } from '../use-moment.ts'
import { AccessStatus } from './access-status.tsx'
import { WhatHappened } from './what-happened.tsx'

interface AccessLogProps {
  lines: readonly AccessLine[]
  page: number
  isLast: boolean
  onPage: (page: number) => void
}

/** The lines of a month, day by day. */
export function AccessLog({ lines, page, isLast, onPage }: AccessLogProps) {
  if (lines.length === 0 && page === 1) {
    return (
      <p className="muted access-none">
        <Trans>Nothing of this kind in this month.</Trans>
      </p>
    )
  }
  return (
    <>
      <Days lines={lines} />
      {(page > 1 || !isLast) && (
        <div className="row between wrap access-pages">
          <Button kind="secondary" size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
            <Trans>More recent</Trans>
          </Button>
          <Button kind="secondary" size="small" disabled={isLast} onClick={() => onPage(page + 1)}>
            <Trans>Earlier days</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

function Days({ lines }: { lines: readonly AccessLine[] }) {
  const { zone } = useContract()
  const { day, time } = useMoment()
  const days = Map.groupBy(lines, ({ at }) => todayIn(zone, new Date(at)))
  return (
    <table className="table access-log">
      <thead className="hidden-text">
        <tr>
          <th scope="col">
            <Trans>Time</Trans>
          </th>
          <th scope="col">
            <Trans>What</Trans>
          </th>
          <th scope="col">
            <Trans>From</Trans>
          </th>
          <th scope="col">
            <Trans>Status</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {[...days].map(([key, some]) => (
          <Fragment key={key}>
            <tr className="access-day">
              <th colSpan={4} scope="colgroup">
                {day(some[0]?.at ?? key)}
              </th>
            </tr>
            {some.map((line) => (
              <tr key={`${line.at} ${line.kind} ${line.what}`}>
                <td className="access-time numeric">{time(line.at)}</td>
                <td className="access-what">
                  <WhatHappened line={line} />
                </td>
                <td className="access-from">
                  <From line={line} />
                </td>
                <td className="access-status">
                  <AccessStatus kind={line.kind} />
                </td>
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

const isDesks = (kind: AccessLine['kind']) =>
  kind === 'factor-lost-noted' || kind === 'factor-lost-granted' || kind === 'factor-lost-declined'

function From({ line }: { line: AccessLine }) {
  const { t } = useLingui()
  if (line.kind.startsWith('club-') || isDesks(line.kind)) return t`The club`
  if (line.kind === 'trusted-deed') return line.trusted
  const isNamed = line.browser !== null || line.system !== null
  const isPlaced = line.place !== null || line.network !== null
  return (
    <>
      {isNamed && <DeviceName {...line} />}
      {isNamed && isPlaced && ', '}
      <Whereabouts {...line} />
    </>
  )
}
