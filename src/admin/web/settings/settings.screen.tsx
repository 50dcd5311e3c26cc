import './settings.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { queryOf } from '../../../web/calls/query.ts'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { type ResortRules, readResortRules } from '../../settings/settings.endpoints.ts'
import { SettingChanges } from './setting-changes.tsx'
import { SettingsLoading } from './settings-loading.tsx'
import { type SettingsSearch, settingsSearch } from './settings-search.ts'

// One group is shown at a time.
const ResortSettings = lazy(async () => ({ default: (await import('./resort-settings.tsx')).ResortSettings }))
const Promises = lazy(async () => ({ default: (await import('./promises.tsx')).Promises }))
const BrandSettings = lazy(async () => ({
  default: (await import('./brand/brand-settings.tsx')).BrandSettings,
}))
const ModuleSettings = lazy(async () => ({ default: (await import('./module-settings.tsx')).ModuleSettings }))
const CategorySettings = lazy(async () => ({
  default: (await import('./categories/category-settings.tsx')).CategorySettings,
}))
const MarkSettings = lazy(async () => ({ default: (await import('./brand/mark-settings.tsx')).MarkSettings }))
const PaymentSettings = lazy(async () => ({
  default: (await import('./payment-settings.tsx')).PaymentSettings,
}))
const SenderSettings = lazy(async () => ({ default: (await import('./sender-settings.tsx')).SenderSettings }))

/** The settings of the club, for managers: the rules of each resort, the promises of the desk, and all changes. */
export default function SettingsScreen() {
  const { hotel, show } = useSearchOf(settingsSearch)
  const resort = useQuery(queryOf(readResortRules, { query: { hotel } }))
  return (
    <div className="page settings fade">
      <PageHead
        title={<Trans>Settings</Trans>}
        lead={
          <Trans>The club’s rules. Each change is dated, signed with your name, and can be taken back.</Trans>
        }
      />
      {resort.data ? (
        <div className="settings-columns">
          <Rail resort={resort.data.data} show={show} />
          <div className="settings-shown">
            <Suspense fallback={<SettingsLoading />}>
              {show === 'brand' ? (
                <BrandSettings />
              ) : show === 'logo' ? (
                <MarkSettings />
              ) : show === 'residences' ? (
                <CategorySettings />
              ) : show === 'modules' ? (
                <ModuleSettings />
              ) : show === 'promises' ? (
                <Promises />
              ) : show === 'payments' ? (
                <PaymentSettings />
              ) : show === 'sender' ? (
                <SenderSettings />
              ) : show === 'changes' ? (
                <SettingChanges title={<Trans>All changes</Trans>} of={{}} />
              ) : (
                <ResortSettings key={resort.data.data.hotel.id} resort={resort.data.data} />
              )}
            </Suspense>
          </div>
        </div>
      ) : resort.isError ? (
        <LoadError query={resort} />
      ) : (
        <SettingsLoading />
      )}
    </div>
  )
}

interface RailProps {
  resort: ResortRules
  show: SettingsSearch['show']
}

function Rail({ resort: { hotels, hotel }, show }: RailProps) {
  const { t } = useLingui()
  const isShown = (id: number) => show === undefined && id === hotel.id
  return (
    <nav className="settings-rail" aria-label={t`Settings`}>
      <h2>
        <Trans>The club</Trans>
      </h2>
      <ul>
        <Entry show="brand" shown={show}>
          <Trans>Brand</Trans>
        </Entry>
        <Entry show="logo" shown={show}>
          <Trans>Logo</Trans>
        </Entry>
        <Entry show="modules" shown={show}>
          <Trans>Modules</Trans>
        </Entry>
        <Entry show="payments" shown={show}>
          <Trans>Ways of paying</Trans>
        </Entry>
      </ul>
      <h2>
        <Trans>Resorts</Trans>
      </h2>
      <ul>
        {hotels.map(({ id, name }) => (
          <li key={id}>
            <Link to="/settings" search={{ hotel: id }} aria-current={isShown(id) ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
        <Entry show="residences" shown={show}>
          <Trans>Kinds of residence</Trans>
        </Entry>
      </ul>
      <h2>
        <Trans>The desk</Trans>
      </h2>
      <ul>
        <Entry show="promises" shown={show}>
          <Trans>Promises</Trans>
        </Entry>
        <Entry show="sender" shown={show}>
          <Trans>Sender of emails</Trans>
        </Entry>
        <li>
          <Link to="/staff">
            <Trans>People of the club</Trans>
          </Link>
        </li>
      </ul>
      <h2>
        <Trans>History</Trans>
      </h2>
      <ul>
        <Entry show="changes" shown={show}>
          <Trans>All changes</Trans>
        </Entry>
      </ul>
    </nav>
  )
}

interface EntryProps {
  show: NonNullable<SettingsSearch['show']>
  shown: SettingsSearch['show']
  children: ReactNode
}

/** A group of the whole club. */
function Entry({ show, shown, children }: EntryProps) {
  return (
    <li>
      <Link to="/settings" search={{ show }} aria-current={show === shown ? 'page' : undefined}>
        {children}
      </Link>
    </li>
  )
}
