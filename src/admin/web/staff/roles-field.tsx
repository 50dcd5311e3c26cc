import { Trans, useLingui } from '@lingui/react/macro'
import { STAFF_ROLES, type StaffRole } from '../../../kernel/endpoint.ts'
import { FieldGroup } from '../../../web/ui/fields/field.tsx'
import { Option } from '../../../web/ui/fields/option.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { ROLE_WORDS } from './role-words.tsx'

interface RolesFieldProps {
  chosen: readonly StaffRole[]
  /** The roles of before; none of somebody who is invited. */
  before?: readonly StaffRole[]
  onChange: (roles: readonly StaffRole[]) => void
  error?: string | undefined
}

/** One role or several; who has several may do what any of them may. */
export function RolesField({ chosen, before = [], onChange, error }: RolesFieldProps) {
  const { i18n } = useLingui()
  return (
    <FieldGroup
      legend={<Trans>May do</Trans>}
      required
      error={error}
      hint={<Trans>Of several roles, all that any of them may.</Trans>}
    >
      <div className="staff-options">
        {STAFF_ROLES.map((role) => (
          <Option
            key={role}
            type="checkbox"
            title={i18n._(ROLE_WORDS[role].name)}
            checked={chosen.includes(role)}
            onChange={(event) =>
              onChange(
                STAFF_ROLES.filter((one) => (one === role ? event.target.checked : chosen.includes(one))),
              )
            }
          >
            {i18n._(ROLE_WORDS[role].may)}
          </Option>
        ))}
      </div>
      <div role="status">
        {chosen.includes('manager') && !before.includes('manager') && (
          <Note tone="gold" title={<Trans>You alone cannot take the manager’s role back</Trans>}>
            <Trans>
              Once somebody is a manager, it is taken away with their own yes or another manager’s only.
            </Trans>
          </Note>
        )}
      </div>
    </FieldGroup>
  )
}
