import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatDay } from '../../../kernel/day.ts'
import { RELATIONS_SAID, SCOPES_SAID } from '../../../membership/web/account/trusted/scope-words.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { OwnerAtDesk } from '../../owner/owner.endpoints.ts'

/** Who may speak for the contracts: the owners, and whom they let in, each with what they may. */
export function WhoCanAct({ owner }: { owner: OwnerAtDesk }) {
  const { i18n } = useLingui()
  const coOwners = owner.contracts
    .flatMap((one) => one.coOwners)
    .filter(({ idOwner }, at, all) => all.findIndex((other) => other.idOwner === idOwner) === at)
  return (
    <section aria-labelledby="owner-who">
      <SectionHead
        title={
          <span id="owner-who">
            <Trans>Who can act</Trans>
          </span>
        }
      />
      <ul className="owner-list owner-people">
        <li>
          <b>
            {owner.name} {owner.lastname}
          </b>
          <p className="small muted">
            <Trans>Owner, does everything</Trans>
          </p>
        </li>
        {coOwners.map(({ idOwner, name, lastname }) => (
          <li key={idOwner}>
            <Link to="/desk/owners/$id" params={{ id: String(idOwner) }} className="link">
              {name} {lastname}
            </Link>
            <p className="small muted">
              <Trans>Co-owner, does everything of the shared contract</Trans>
            </p>
          </li>
        ))}
        {owner.trusted.map(({ id, name, relation, scopes, lastDay, accepted, invitedBy }) => (
          <li key={id}>
            <b>{name}</b>
            <p className="small muted">
              {i18n._(RELATIONS_SAID[relation])}
              {lastDay && (
                <>
                  {' · '}
                  <Until day={lastDay} />
                </>
              )}
              {!accepted && (
                <>
                  {' · '}
                  <Trans>has not taken the invitation yet</Trans>
                </>
              )}
            </p>
            {invitedBy && (
              <p className="small muted">
                <Trans>Let in by {invitedBy}</Trans>
              </p>
            )}
            <p className="owner-scopes">
              {scopes.map((scope) => (
                <Chip key={scope} tone={accepted ? 'accent' : 'quiet'}>
                  {SCOPES_SAID[scope].chip}
                </Chip>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Until({ day }: { day: string }) {
  const last = formatDay(day, useLanguage())
  return <Trans>until {last}</Trans>
}
