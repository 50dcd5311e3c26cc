import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '../../../kernel/day.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { Button } from '../../../web/ui/button.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { useLanguage } from '../../../web/words.ts'
import { type PromiseRules, readPromises } from '../../settings/settings.endpoints.ts'
import type { PromiseKind } from '../../settings/settings.ts'
import { PromiseDialog } from './promise-dialog.tsx'
import { PROMISE_WORDS } from './promise-words.ts'
import { SettingChanges } from './setting-changes.tsx'
import { SettingsLoading } from './settings-loading.tsx'

/** By how many working days the desk answers what, and when it is told before that lapses. */
export function Promises() {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const read = useQuery(queryOf(readPromises))
  const [asked, setAsked] = useState<PromiseKind | null>(null)
  if (read.isError) return <LoadError query={read} />
  if (!read.data) return <SettingsLoading />
  const { promises, today } = read.data.data
  const changing = promises.find(({ kind }) => kind === asked)
  return (
    <>
      <h2 className="title">
        <Trans>Promises</Trans>
      </h2>
      <p className="muted">
        <Trans>
          Weekdays are Monday to Friday, until the resort’s midnight. What was asked before a change keeps the
          promise it was given.
        </Trans>
      </p>
      <ul className="settings-promises">
        {promises.map(({ kind, dated }) => {
          const name = i18n._(PROMISE_WORDS[kind])
          return (
            <li key={kind}>
              <b>{name}</b>
              <div>
                {dated.map(({ from, value }) => {
                  const day = formatDay(from, language)
                  return (
                    <p key={from}>
                      <Said {...value} />
                      {from > today && (
                        <span className="small muted">
                          {' '}
                          <Trans>from {day} on</Trans>
                        </span>
                      )}
                    </p>
                  )
                })}
              </div>
              <Button
                kind="secondary"
                size="small"
                aria-haspopup="dialog"
                aria-label={t`Change the promise: ${name}`}
                onClick={() => setAsked(kind)}
              >
                <Trans>Change…</Trans>
              </Button>
            </li>
          )
        })}
      </ul>
      <SettingChanges title={<Trans>Changed here</Trans>} of={{ of: 'promise' }} />
      <PromiseDialog promise={changing ?? null} today={today} onClose={() => setAsked(null)} />
    </>
  )
}

function Said({ workingDays, alertHours }: PromiseRules) {
  return (
    <span className="numeric">
      <Plural value={workingDays} one="Within # weekday." other="Within # weekdays." />{' '}
      <Plural value={alertHours} one="Alert # hour before." other="Alert # hours before." />
    </span>
  )
}
