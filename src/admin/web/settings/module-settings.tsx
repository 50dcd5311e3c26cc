import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { queryOf } from '../../../web/calls/query.ts'
import { useSettled } from '../../../web/forms/use-settled.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Field } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { type ContractModules, listModules } from '../../settings/modules.endpoints.ts'
import { ModulesDialog } from './modules-dialog.tsx'
import { SettingChanges } from './setting-changes.tsx'
import { SettingsLoading } from './settings-loading.tsx'
import { useValueLines } from './value-lines.tsx'

/** Which parts of the portal each contract has. */
export function ModuleSettings() {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim())
  const read = useQuery({ ...queryOf(listModules, { query: { q } }), placeholderData: keepPreviousData })
  const [asked, setAsked] = useState<ContractModules | null>(null)
  return (
    <>
      <h2 className="title">
        <Trans>Modules</Trans>
      </h2>
      <p className="muted">
        <Trans>
          Which parts of the portal a contract has. What is closed is in no menu and on no page of its owners.
        </Trans>
      </p>
      <div className="settings-apart">
        <Field
          label={t`Contract or residence`}
          hint={t`The beginning of its number. Twenty are shown at most.`}
        >
          {(control) => (
            <TextInput
              {...control}
              icon={Search}
              type="search"
              maxLength={20}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      </div>
      {read.isError ? (
        <LoadError query={read} />
      ) : !read.data ? (
        <SettingsLoading low />
      ) : read.data.data.length === 0 ? (
        <p role="status">
          <Trans>No contracts match. Try fewer digits.</Trans>
        </p>
      ) : (
        <ul className="settings-promises" aria-busy={read.isPlaceholderData}>
          {read.data.data.map((one) => (
            <Row key={one.id} one={one} onChange={() => setAsked(one)} />
          ))}
        </ul>
      )}
      {/* Below a list of unknown length: drawn once it is there, so that nothing jumps. */}
      {read.data && <SettingChanges title={<Trans>Changed here</Trans>} of={{ of: 'modules' }} />}
      <ModulesDialog contract={asked} onClose={() => setAsked(null)} />
    </>
  )
}

function Row({ one, onChange }: { one: ContractModules; onChange: () => void }) {
  const { t } = useLingui()
  const lines = useValueLines()
  const { number, owner, resort, residence } = one
  const isOpen = [one.modules.property, one.modules.promotions, one.modules.exchanges]
  const open = lines.modules(one.modules).filter((_, at) => isOpen[at])
  return (
    <li>
      <div>
        <b className="numeric">{number}</b>
        <span className="small muted settings-by">{owner}</span>
        <span className="small muted settings-by">
          {resort} {residence}
        </span>
      </div>
      <p>
        {open.length > 0 ? (
          open.map(({ name }) => name).join(', ')
        ) : (
          <Trans>None of the three is open.</Trans>
        )}
      </p>
      <Button
        kind="secondary"
        size="small"
        aria-haspopup="dialog"
        aria-label={t`Change the modules of contract ${number}`}
        onClick={onChange}
      >
        <Trans>Change…</Trans>
      </Button>
    </li>
  )
}
