import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoment } from '../../../kernel/day.ts'
import { useClubZone } from '../../../web/club-zone.ts'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { StaffChange } from '../../staff.endpoints.ts'
import { isRole, ROLE_WORDS } from './role-words.tsx'

/** What was changed of the club's people, by whom, and what it was before. */
export function StaffChanges({ changes }: { changes: readonly StaffChange[] }) {
  const clock = useClubZone()
  const language = useLanguage()
  return (
    <section className="section" aria-labelledby="staff-changes">
      <SectionHead title={<span id="staff-changes">{<Trans>Changes</Trans>}</span>} />
      {changes.length === 0 ? (
        <p className="muted">
          <Trans>Nothing was changed yet.</Trans>
        </p>
      ) : (
        <ol className="staff-changes">
          {changes.map((one) => (
            <li key={`${one.kind}-${one.id}`}>
              <time className="small muted numeric" dateTime={one.at}>
                {formatMoment(new Date(one.at), clock, language)}
              </time>
              <p>
                <What {...one} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function What({ kind, who, by, before, after, reason }: StaffChange) {
  const { i18n, t } = useLingui()
  const named = (roles: readonly string[] | null) =>
    (roles ?? []).map((role) => (isRole(role) ? i18n._(ROLE_WORDS[role].name) : role)).join(', ')
  const actor = by ?? t`A command or an import`
  const now = named(after)
  const old = named(before)
  switch (kind) {
    case 'invited':
      return (
        <Trans>
          {actor} invited <b>{who}</b>: {now}
        </Trans>
      )
    case 'roles':
      return old === '' ? (
        <Trans>
          {actor} added <b>{who}</b>: {now}
        </Trans>
      ) : (
        <Trans>
          {actor} changed the roles of <b>{who}</b> from {old} to {now}
        </Trans>
      )
    case 'asked':
      return reason === null ? (
        <Trans>
          {actor} asked another manager to agree for <b>{who}</b>: {now}
        </Trans>
      ) : (
        <Trans>
          {actor} asked to close the account of <b>{who}</b>: “{reason}”
        </Trans>
      )
    case 'agreed':
      return reason === null ? (
        <Trans>
          {actor} agreed for <b>{who}</b>: {now}
        </Trans>
      ) : (
        <Trans>
          {actor} agreed to close the account of <b>{who}</b>: “{reason}”
        </Trans>
      )
    case 'declined':
      return reason === null ? (
        <Trans>
          {actor} did not agree for <b>{who}</b>: {now}
        </Trans>
      ) : (
        <Trans>
          {actor} did not agree to close the account of <b>{who}</b>: “{reason}”
        </Trans>
      )
    case 'withdrawn':
      return reason === null ? (
        <Trans>
          {actor} no longer asks for <b>{who}</b>: {now}
        </Trans>
      ) : (
        <Trans>
          {actor} no longer asks to close the account of <b>{who}</b>: “{reason}”
        </Trans>
      )
    case 'disabled':
      return reason === null ? (
        <Trans>
          {actor} closed the account of <b>{who}</b>
        </Trans>
      ) : (
        <Trans>
          {actor} closed the account of <b>{who}</b>: “{reason}”
        </Trans>
      )
    case 'enabled':
      return reason === null ? (
        <Trans>
          {actor} opened the account of <b>{who}</b> again
        </Trans>
      ) : (
        <Trans>
          {actor} opened the account of <b>{who}</b> again: “{reason}”
        </Trans>
      )
  }
}
