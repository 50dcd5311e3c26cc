import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import type { StaffRole } from '../../../kernel/endpoint.ts'
import { loadScreen } from '../../../web/screens.ts'
import { ROUTES } from '../route-table.ts'

type Note = ComponentType<{ title: string; needed: readonly StaffRole[] }>

// Loaded for those alone who are sent elsewhere, with its own words.
const LacksRoleNote = lazy(async () => {
  const load = () =>
    import('../../../admin/web/staff/lacks-role-note.tsx') as Promise<{ default: ComponentType }>
  return (await loadScreen({ path: '/admin-users', slice: 'admin/web/staff', load })) as { default: Note }
})

/** Which screen somebody of the club wanted and may not open, and the roles that open it: they were sent elsewhere. */
export function LacksRole({ roles }: { roles: readonly StaffRole[] }) {
  const { i18n } = useLingui()
  const { lacks } = useSearch({ strict: false }) as { lacks?: unknown }
  const row = ROUTES.find(({ path }) => path === lacks)
  const needed = row?.roles
  if (!needed || needed.some((role) => roles.includes(role))) return null
  return (
    <Suspense fallback={null}>
      <LacksRoleNote title={i18n._(row.title)} needed={needed} />
    </Suspense>
  )
}
