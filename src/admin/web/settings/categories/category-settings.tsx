import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../../web/calls/query.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { LoadError } from '../../../../web/ui/load-error.tsx'
import { useLanguage } from '../../../../web/words.ts'
import { type CategorySetting, listCategorySettings } from '../../../settings/categories.endpoints.ts'
import { SettingChanges } from '../setting-changes.tsx'
import { SettingsLoading } from '../settings-loading.tsx'
import { CategoryDialog } from './category-dialog.tsx'

/** What the kinds of residence are called, how they are told, and what a night in each takes. */
export function CategorySettings() {
  const read = useQuery(queryOf(listCategorySettings))
  const [asked, setAsked] = useState<CategorySetting | null>(null)
  if (read.isError) return <LoadError query={read} />
  if (!read.data) return <SettingsLoading />
  return (
    <>
      <h2 className="title">
        <Trans>Kinds of residence</Trans>
      </h2>
      <p className="muted">
        <Trans>
          What owners read of each kind, and what a night in it takes of the balance. Stays that were asked
          for keep the nights that they took.
        </Trans>
      </p>
      <ul className="settings-promises settings-apart">
        {read.data.data.map((one) => (
          <Row key={one.id} one={one} onChange={() => setAsked(one)} />
        ))}
      </ul>
      <SettingChanges title={<Trans>Changed here</Trans>} of={{ of: 'category' }} />
      <CategoryDialog kind={asked} onClose={() => setAsked(null)} />
    </>
  )
}

function Row({ one, onChange }: { one: CategorySetting; onChange: () => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { resort, sleeps, residences, rules } = one
  const name = rules.name[language]
  const { squareMeters, nightPercent } = rules
  return (
    <li>
      <div>
        <b>{name}</b>
        <span className="small muted settings-by">{resort}</span>
        <span className="small muted settings-by">
          {plural(residences, { one: '# residence', other: '# residences' })},{' '}
          {plural(sleeps, { one: 'for # guest', other: 'for # guests' })}
        </span>
      </div>
      <p>
        {rules.beds[language]}, {t`${String(squareMeters)} m²`}
        <span className="settings-by numeric">
          <Trans>A night takes {nightPercent}% of one</Trans>
        </span>
      </p>
      <Button
        kind="secondary"
        size="small"
        aria-haspopup="dialog"
        aria-label={t`Change ${name}, ${resort}`}
        onClick={onChange}
      >
        <Trans>Change…</Trans>
      </Button>
    </li>
  )
}
