import './brand.css'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../../web/calls/query.ts'
import { LoadError } from '../../../../web/ui/load-error.tsx'
import { readBrandSetting } from '../../../settings/brand.endpoints.ts'
import { SettingChanges } from '../setting-changes.tsx'
import { SettingsLoading } from '../settings-loading.tsx'
import { BrandForm } from './brand-form.tsx'

/** What the club is called and how it looks, on every screen and in every mail. */
export function BrandSettings() {
  const read = useQuery(queryOf(readBrandSetting))
  if (read.isError) return <LoadError query={read} />
  if (!read.data) return <SettingsLoading />
  const setting = read.data.data
  return (
    <>
      <h2 className="title">
        <Trans>Brand</Trans>
      </h2>
      <p className="muted">
        <Trans>
          What owners see on every screen and in every email. A change shows on the next page that somebody
          opens.
        </Trans>
      </p>
      <BrandForm key={setting.seen} setting={setting} />
      <SettingChanges title={<Trans>Changed here</Trans>} of={{ of: 'brand' }} />
    </>
  )
}
