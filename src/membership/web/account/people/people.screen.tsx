import './people.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { Button } from '../../../../web/ui/button.tsx'
import { LoadError } from '../../../../web/ui/load-error.tsx'
import { PageHead } from '../../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../../web/ui/skeleton.tsx'
import { StateBox } from '../../../../web/ui/state-box.tsx'
import type { Person } from '../../../people.endpoints.ts'
import { ForgetDialog } from './forget-dialog.tsx'
import { MetBefore } from './met-before.tsx'
import { PeopleGroup } from './people-group.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { usePeople } from './use-people.ts'

/** Family and guests, written once and chosen for stays, visits and orders. */
export default function PeopleScreen() {
  const { t } = useLingui()
  const people = usePeople()
  const [edited, setEdited] = useState<Person | 'new' | null>(null)
  const [leaving, setLeaving] = useState<Person | null>(null)
  const page = useRef<HTMLDivElement>(null)
  const add = (
    <Button onClick={() => setEdited('new')}>
      <Plus className="icon-small" aria-hidden />
      <Trans>Add somebody</Trans>
    </Button>
  )
  const group = { onEdit: setEdited, onForget: setLeaving }
  return (
    <div className="page fade" ref={page}>
      <PageHead
        back={
          <Link to="/my-account" className="link small people-back">
            <ChevronLeft className="icon-small" aria-hidden />
            <Trans>My account</Trans>
          </Link>
        }
        title={t`My people`}
        lead={<Trans>Family and guests, written once. Choose them for stays, visits and orders.</Trans>}
        action={add}
      />
      {people.data ? (
        <>
          {people.data.data.length === 0 && (
            <StateBox art="hammock" title={<Trans>Nobody here yet</Trans>}>
              <Trans>You can keep the guests you name here.</Trans>
            </StateBox>
          )}
          <PeopleGroup
            kind="family"
            people={people.data.data.filter(({ kind }) => kind === 'family')}
            {...group}
          />
          <PeopleGroup
            kind="guest"
            people={people.data.data.filter(({ kind }) => kind === 'guest')}
            {...group}
          />
          <MetBefore met={people.data.met} />
        </>
      ) : people.isError ? (
        <LoadError query={people} />
      ) : (
        <Loading label={t`Loading your people`}>
          <Skeleton height={340} radius={14} />
        </Loading>
      )}
      <PersonDialog person={edited} onClose={() => setEdited(null)} />
      <ForgetDialog
        person={leaving}
        onClose={() => setLeaving(null)}
        onForgotten={() => {
          setLeaving(null)
          // The row that had the focus is gone, and the dialog gives it back first.
          requestAnimationFrame(() => page.current?.querySelector<HTMLElement>('.page-head .button')?.focus())
        }}
      />
    </div>
  )
}
