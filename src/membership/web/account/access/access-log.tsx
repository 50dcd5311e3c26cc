import { Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/circle-check'
import Download from 'lucide-react/icons/download'
import LinkIcon from 'lucide-react/icons/link'
import X from 'lucide-react/icons/x'
import { Fragment, type ReactNode } from 'react'
import { todayIn } from '../../../../kernel/day.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Chip } from '../../../../web/ui/chip.tsx'
import type { AccessLine } from '../../../access.endpoints.ts'
import { useContract } from '../../session/use-session.ts'
import { DeviceName, Whereabouts } from '../security/device-name.tsx'
import { YourPerson } from '../trusted/relation.tsx'
import { useMoment } from '../use-moment.ts'

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
                  <What line={line} />
                </td>
                <td className="access-from">
                  <From line={line} />
                </td>
                <td className="access-status">
                  <Status kind={line.kind} />
                </td>
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

function What({ line: { kind, what, admin, trusted, relation } }: { line: AccessLine }) {
  const told = (head: ReactNode, more: ReactNode = null) => (
    <>
      <b>{head}</b>
      {more && <span>{more}</span>}
    </>
  )
  const person = trusted && relation && <YourPerson name={trusted} relation={relation} />
  switch (kind) {
    case 'signed-in':
      return told(<Trans>You signed in</Trans>, what)
    case 'signed-in-new':
      return told(
        <Trans>You signed in on a new device</Trans>,
        <>
          {what && `${what}. `}
          <Trans>We told you by email.</Trans>
        </>,
      )
    case 'refused':
      return told(<Trans>Somebody tried a wrong password</Trans>)
    case 'locked':
      return told(
        <Trans>Somebody tried wrong passwords</Trans>,
        <Trans>After too many of them, whoever it was had to wait.</Trans>,
      )
    case 'reset-asked':
      return told(
        <Trans>Somebody asked for a link to set a new password</Trans>,
        <Trans>It went to your email and to nobody else.</Trans>,
      )
    case 'password-changed':
      return told(<Trans>The password was changed</Trans>, <Trans>We told you by email.</Trans>)
    case 'device-ended':
      return told(<Trans>You ended a device</Trans>)
    case 'devices-ended':
      return told(<Trans>You ended all other devices</Trans>)
    case 'not-me':
      return told(
        <Trans>The account was locked</Trans>,
        <Trans>By “This wasn’t me”, until a new password was set.</Trans>,
      )
    case 'proof-refused':
      return told(
        <Trans>Somebody who was signed in could not confirm that it was you</Trans>,
        <Trans>What it was for was not done.</Trans>,
      )
    case 'factor-on':
      return told(<Trans>The second factor was turned on</Trans>, <Trans>We told you by email.</Trans>)
    case 'factor-off':
      return told(<Trans>The second factor was turned off</Trans>, <Trans>We told you by email.</Trans>)
    case 'factor-refused':
      return told(
        <Trans>Somebody with your password had a wrong code</Trans>,
        <Trans>They were not let in. If it wasn’t you, change the password.</Trans>,
      )
    case 'codes-renewed':
      return told(<Trans>New recovery codes were made</Trans>, <Trans>We told you by email.</Trans>)
    case 'code-used':
      return told(<Trans>A recovery code was used up</Trans>, <Trans>We told you by email.</Trans>)
    case 'passkey-added':
      return told(<Trans>A passkey was added</Trans>, <Trans>We told you by email.</Trans>)
    case 'passkey-removed':
      return told(<Trans>A passkey was removed</Trans>, <Trans>We told you by email.</Trans>)
    case 'factor-lost':
      return told(
        <Trans>Somebody with your password said that the second factor is lost</Trans>,
        <Trans>We told you by email.</Trans>,
      )
    case 'factor-lost-noted':
      return told(
        <Trans>The club noted that the second factor is lost</Trans>,
        admin && <Trans>By {admin} of the club</Trans>,
      )
    case 'factor-lost-declined':
      return told(
        <Trans>The club kept the second factor</Trans>,
        admin && <Trans>By {admin} of the club</Trans>,
      )
    case 'factor-lost-granted':
      return told(
        <Trans>The club began to remove the second factor</Trans>,
        admin && <Trans>By {admin} of the club</Trans>,
      )
    case 'factor-lost-stopped':
      return told(
        <Trans>The removal of the second factor was stopped</Trans>,
        <Trans>We told you by email.</Trans>,
      )
    case 'factor-lost-gone':
      return told(<Trans>The second factor was removed</Trans>, <Trans>We told you by email.</Trans>)
    case 'file':
      return told(
        what ?? <Trans>A file</Trans>,
        person ? (
          <Trans>Downloaded by {person}</Trans>
        ) : admin ? (
          <Trans>Downloaded by {admin} of the club</Trans>
        ) : (
          <Trans>Downloaded by you</Trans>
        ),
      )
    case 'link':
      return told(
        what ?? <Trans>A private link</Trans>,
        <Trans>Read by its private address. Told once a day.</Trans>,
      )
    case 'trusted-invited':
      return told(<Trans>You sent an invitation</Trans>, person)
    case 'trusted-joined':
      return told(<Trans>An invitation was accepted</Trans>, person)
    case 'trusted-came':
      return told(<Trans>Somebody you trust signed in</Trans>, person)
    case 'trusted-changed':
      return told(<Trans>You changed what somebody may</Trans>, person)
    case 'trusted-ended':
      return told(<Trans>You took access away</Trans>, person)
    case 'trusted-declined':
      return told(<Trans>An invitation was declined</Trans>, person)
    case 'trusted-deed':
      return told(what, <Trans>{person}, for you</Trans>)
    case 'club-deed':
      return told(what, <Trans>{admin} of the club, for you</Trans>)
    case 'club-came':
      return told(<Trans>{admin} of the club opened your account to help you</Trans>)
    case 'club-disabled':
      return told(<Trans>The club closed the account</Trans>, admin && <Trans>By {admin} of the club</Trans>)
    case 'club-enabled':
      return told(
        <Trans>The club opened the account again</Trans>,
        admin && <Trans>By {admin} of the club</Trans>,
      )
  }
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

function Status({ kind }: { kind: AccessLine['kind'] }) {
  switch (kind) {
    case 'signed-in':
    case 'signed-in-new':
      return (
        <Chip tone="good" icon={Check}>
          <Trans>Let in</Trans>
        </Chip>
      )
    case 'refused':
    case 'locked':
    case 'not-me':
    case 'proof-refused':
    case 'factor-refused':
      return (
        <Chip tone="bad" icon={X}>
          <Trans>Refused</Trans>
        </Chip>
      )
    case 'club-deed':
    case 'club-came':
    case 'club-disabled':
    case 'club-enabled':
    case 'factor-lost-noted':
    case 'factor-lost-granted':
    case 'factor-lost-declined':
      return (
        <Chip tone="pending">
          <Trans>The club</Trans>
        </Chip>
      )
    case 'trusted-joined':
    case 'trusted-came':
    case 'trusted-deed':
      return (
        <Chip tone="pending">
          <Trans>Trusted</Trans>
        </Chip>
      )
    case 'file':
      return (
        <Chip tone="accent" icon={Download}>
          <Trans>File</Trans>
        </Chip>
      )
    case 'link':
      return (
        <Chip tone="accent" icon={LinkIcon}>
          <Trans>Link</Trans>
        </Chip>
      )
    default:
      return null
  }
}
