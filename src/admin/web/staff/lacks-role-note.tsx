import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffRole } from '../../../kernel/endpoint.ts'
import { LOCALE } from '../../../kernel/language.ts'
import { Note } from '../../../web/ui/note.tsx'
import { useLanguage } from '../../../web/words.ts'
import { ROLE_WORDS } from './role-words.tsx'

interface LacksRoleNoteProps {
  /** The screen's title. */
  title: string
  /** The roles of which each opens it. */
  needed: readonly StaffRole[]
}

/** Which screen somebody of the club wanted and may not open, and the roles that open it. */
export default function LacksRoleNote({ title, needed }: LacksRoleNoteProps) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const names = needed.map((role) => i18n._(ROLE_WORDS[role].name))
  const list = new Intl.ListFormat(LOCALE[language], { type: 'disjunction' }).format(names)
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
