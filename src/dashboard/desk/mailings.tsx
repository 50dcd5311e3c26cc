import './mailings.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDay, formatMoment } from '../../kernel/day.ts'
import { call } from '../../web/calls/call.ts'
import { queryOf } from '../../web/calls/query.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { TakeBack } from '../../web/desk/take-back.tsx'
import { Button } from '../../web/ui/button.tsx'
import { Dialog } from '../../web/ui/dialog/dialog.tsx'
import { LoadError } from '../../web/ui/load-error.tsx'
import { SectionHead } from '../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'
import { useLanguage } from '../../web/words.ts'
import { mailingState } from '../newsletter.ts'
import { type Edition, listEditions, listFailedMails, stopMailing } from '../publish.endpoints.ts'

interface MailingsProps {
  editions: readonly Edition[]
  /** The zone of the club's clock. */
  zone: string
  /** How many owners get newsletters by mail now. */
  byMail: number
}

/** The mails of newsletters: what is scheduled, then what has gone, with how many were delivered and how many failed. */
export function Mailings({ editions, zone, byMail }: MailingsProps) {
  const mailed = editions.filter((one) => mailingState(one) !== 'none')
  if (mailed.length === 0) return null
  const planned = mailed.filter((one) => one.mailed === null)
  const sent = mailed
    .filter((one) => one.mailed !== null)
    .sort((one, other) => (other.mailedAt ?? '').localeCompare(one.mailedAt ?? ''))
  return (
    <section className="mailings" aria-labelledby="mailings">
      <SectionHead
        title={
          <span id="mailings">
            <Trans>Mailings</Trans>
          </span>
        }
      />
      <table className="table table-stacked" aria-labelledby="mailings">
        <thead>
          <tr>
            <th scope="col">
              <Trans>What</Trans>
            </th>
            <th scope="col">
              <Trans>When</Trans>
            </th>
            <th scope="col">
              <Trans>To</Trans>
            </th>
            <th scope="col">
              <Trans>Delivered</Trans>
            </th>
            <th scope="col">
              <Trans>Failed</Trans>
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {[...planned, ...sent].map((one) => (
            <Mailing key={one.edition} edition={one} zone={zone} byMail={byMail} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Mailing({ edition, zone, byMail }: { edition: Edition; zone: string; byMail: number }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { title, day, leavesAt, mailed, mailedAt, waiting, failed, changed } = edition
  const heading = title[language] || title.en || title.es
  const isPlanned = mailed === null
  const on = formatDay(day, language)
  return (
    <tr>
      <th scope="row">{heading}</th>
      <td className="numeric">
        {mailedAt ? (
          <time dateTime={mailedAt}>{formatMoment(new Date(mailedAt), zone, language)}</time>
        ) : (
          <Trans>
            {on}, {leavesAt}
          </Trans>
        )}
      </td>
      <td>
        <Plural value={mailed ?? byMail} one="# owner" other="# owners" />
      </td>
      <td className="numeric" data-label={t`Delivered`}>
        {isPlanned ? (
          <span className="muted">
            <Trans>not yet</Trans>
          </span>
        ) : (
          mailed - waiting - failed
        )}
        {waiting > 0 && (
          <span className="small muted mailing-waits">
            <Plural value={waiting} one="# waits to go out" other="# wait to go out" />
          </span>
        )}
      </td>
      <td className="numeric" data-label={isPlanned ? undefined : t`Failed`}>
        {isPlanned ? '' : failed}
      </td>
      <td className="cell-act">
        {isPlanned && (
          <TakeBack
            label={<Trans>Stop</Trans>}
            name={t`Stop the email: ${heading}`}
            title={<Trans>Stop this email?</Trans>}
            lead={<Trans>Nobody gets it by email. The newsletter itself stays as it is.</Trans>}
            said={t`Email stopped`}
            list={keyOf(listEditions)}
            act={(idempotencyKey) =>
              call(stopMailing, {
                body: { edition: edition.edition, version: changed.version },
                idempotencyKey,
              })
            }
          />
        )}
        {failed > 0 && <FailedMails edition={edition.edition} heading={heading} zone={zone} />}
      </td>
    </tr>
  )
}

/** Opens who did not get it, and why. */
function FailedMails({ edition, heading, zone }: { edition: number; heading: string; zone: string }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        kind="ghost"
        size="small"
        aria-haspopup="dialog"
        aria-label={t`Who didn’t get it: ${heading}`}
        onClick={() => setOpen(true)}
      >
        <Trans>Who</Trans>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>Who didn’t get it</Trans>}
        lead={<Trans>Each email was tried ten times. Ask the owner for another address.</Trans>}
      >
        {open && <FailedList edition={edition} zone={zone} />}
      </Dialog>
    </>
  )
}

function FailedList({ edition, zone }: { edition: number; zone: string }) {
  const { t } = useLingui()
  const language = useLanguage()
  const query = useQuery(queryOf(listFailedMails, { query: { edition } }))
  if (query.error) return <LoadError query={{ ...query, error: query.error }} />
  if (!query.data)
    return (
      <Loading label={t`Loading the list`}>
        <Skeleton height={96} radius={16} />
      </Loading>
    )
  return (
    <ul className="mailing-failed">
      {query.data.data.map(({ to, idOwner, owner, at, error }) => (
        <li key={`${to} ${at}`}>
          {idOwner === null ? (
            <b>{to}</b>
          ) : (
            <>
              <Link to="/desk/owners/$id" params={{ id: String(idOwner) }} className="link">
                {owner}
              </Link>{' '}
              {to}
            </>
          )}
          <span className="small muted">
            {formatMoment(new Date(at), zone, language)}
            {error ? ` · ${error}` : ''}
          </span>
        </li>
      ))}
    </ul>
  )
}
