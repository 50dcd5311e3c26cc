import { Trans, useLingui } from '@lingui/react/macro'

/** Past the frame to the page, for those who go by keyboard. */
export function SkipLink() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Skip`}>
      <a className="skip-link" href="#main">
        <Trans>Skip to content</Trans>
      </a>
    </nav>
  )
}
