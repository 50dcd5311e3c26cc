import { Trans, useLingui } from '@lingui/react/macro'
import { STAFF_ROLES, type StaffRole } from '../../../kernel/endpoint.ts'
import { FieldGroup } from '../../../web/ui/fields/field.tsx'
import { Option } from '../../../web/ui/fields/option.tsx'
import { ROLE_WORDS } from './role-words.tsx'

interface RolesFieldProps {
  chosen: readonly StaffRole[]
  onChange: (roles: readonly StaffRole[]) => void
  error?: string | undefined
}

/** One role or several; who has several may do what any of them may. */
export function RolesField({ chosen, onChange, error }: RolesFieldProps) {
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
    </FieldGroup>
  )
}
