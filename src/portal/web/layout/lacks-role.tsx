import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import type { StaffRole } from '../../../kernel/endpoint.ts'
import { Note } from '../../../web/ui/note.tsx'
import { useLanguage } from '../../../web/words.ts'
import { ROUTES } from '../route-table.ts'

const NAMES: Readonly<Record<StaffRole, MessageDescriptor>> = {
  admin: msg`Owner relations`,
  desk: msg`Desk`,
  finance: msg`Finance`,
  gate: msg`Gate`,
  manager: msg`Manager`,
}

/** Which screen somebody of the club wanted and may not open, and the roles that open it: they were sent elsewhere. */
export function LacksRole({ roles }: { roles: readonly StaffRole[] }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const { lacks } = useSearch({ strict: false }) as { lacks?: unknown }
  const row = ROUTES.find(({ path }) => path === lacks)
  const needed = row?.roles
  if (!needed || needed.some((role) => roles.includes(role))) return null
  const title = i18n._(row.title)
  const names = needed.map((role) => i18n._(NAMES[role]))
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(names)
  return (
    <div className="admin-lacks">
      <Note tone="gold">
        <Trans>
          “{title}” opens to these roles of the club: {list}. You have none of them. A manager gives it to
          you, under People of the club.
        </Trans>
      </Note>
    </div>
  )
}
