import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDay, formatMoment } from '../../../kernel/day.ts'
import type { QueryOf } from '../../../kernel/endpoint.ts'
import { call } from '../../../web/calls/call.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { useClubZone } from '../../../web/club-zone.ts'
import { Button } from '../../../web/ui/button.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../web/words.ts'
import { listSettingChanges, type SettingChange, takeSettingBack } from '../../settings/settings.endpoints.ts'
import { PROMISE_WORDS } from './promise-words.ts'
import { SettingsLoading } from './settings-loading.tsx'
import { useSettingChanged } from './use-setting-changed.ts'
import { useValueLines } from './value-lines.tsx'

interface ChangesProps {
  title: ReactNode
  of: { hotel?: number; of?: NonNullable<QueryOf<typeof listSettingChanges>['of']> }
}

/** What was changed, by whom, what it was before; the last change of each setting can be taken back. */
export function SettingChanges({ title, of }: ChangesProps) {
  const changes = useQuery(queryOf(listSettingChanges, { query: of }))
  return (
    <section className="section" aria-labelledby="setting-changes">
      <SectionHead level="h3" title={<span id="setting-changes">{title}</span>} />
      {changes.data ? (
        changes.data.data.length === 0 ? (
          <p className="muted">
            <Trans>Nothing was changed here yet.</Trans>
          </p>
        ) : (
          <ol className="settings-changes">
            {changes.data.data.map((one) => (
              <Change key={one.id} one={one} namesHotel={of.hotel === undefined} />
            ))}
          </ol>
        )
      ) : changes.isError ? (
        <LoadError query={changes} />
      ) : (
        <SettingsLoading low />
      )}
    </section>
  )
}

function Change({ one, namesHotel }: { one: SettingChange; namesHotel: boolean }) {
  const clock = useClubZone()
  const { t } = useLingui()
  const language = useLanguage()
  const changed = useSettingChanged()
  const undoing = useSend({
    send: () => call(takeSettingBack, { body: { idChange: one.id } }),
    done: () => toast(t`Taken back`),
    refused: ({ message }) => toast(message, { tone: 'warn' }),
    changed,
  })
  const title = useTitle(one)
  const day = one.from && formatDay(one.from, language)
  return (
    <li>
      <time className="small muted numeric" dateTime={one.at}>
        {formatMoment(new Date(one.at), clock, language)}
        {one.by && <span className="settings-by">{one.by}</span>}
      </time>
      <div>
        <p>
          <b>{namesHotel && one.hotel ? `${one.hotel}: ${title}` : title}</b>
          {day && (
            <span className="small muted">
              {' '}
              <Trans>from {day} on</Trans>
            </span>
          )}
        </p>
        <Differences one={one} />
        {one.undone && (
          <p className="small muted">
            <Trans>Taken back.</Trans>
          </p>
        )}
        {one.undoes !== null && (
          <p className="small muted">
            <Trans>Takes an earlier change back.</Trans>
          </p>
        )}
      </div>
      {one.undoable && (
        <Button
          kind="secondary"
          size="small"
          aria-label={t`Take back: ${title}`}
          busy={undoing.busy}
          onClick={() => void undoing.send()}
        >
          <Trans>Take back</Trans>
        </Button>
      )}
    </li>
  )
}

function useTitle({ setting, promise, contract, category }: SettingChange): string {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  if (setting === 'hotel') return t`Times and lead times`
  if (setting === 'cancelling') return t`Cancelling`
  if (setting === 'waiting') return t`Waiting list`
  if (setting === 'sender') return t`Sender of emails`
  if (setting === 'brand') return t`Brand`
  if (setting === 'payments') return t`Ways of paying`
  if (setting === 'category') return category ? category[language] : t`Kinds of residence`
  if (setting === 'mark') return t`Logo`
  if (setting === 'modules') return t`Modules of contract ${contract ?? ''}`
  const kind = promise ? i18n._(PROMISE_WORDS[promise]) : ''
  return t`Promise: ${kind}`
}

/** What is otherwise than before; all of it where nothing stood for that day. */
function Differences({ one }: { one: SettingChange }) {
  const lines = useValueLines()
  const before = new Map(lines.of(one, one.before).map(({ name, value }) => [name, value]))
  const after = lines.of(one, one.after).filter(({ name, value }) => before.get(name) !== value)
  if (one.after === null)
    return (
      <p className="small">
        <Trans>What stood for that day does not begin.</Trans>
      </p>
    )
  return (
    <ul className="settings-differences small">
      {after.map(({ name, value }) => {
        const was = before.get(name)
        return (
          <li key={name}>
            {name}: <b className="numeric">{value}</b>
            {was !== undefined && (
              <span className="muted">
                {' '}
                <Trans>(was {was})</Trans>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
