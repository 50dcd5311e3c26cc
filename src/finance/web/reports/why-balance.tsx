import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../web/words.ts'
import type { Report } from '../../reports.endpoints.ts'
import { monthName } from './month-name.ts'

/** The way to what a month's balance is made of, where the statement lists it. */
export function WhyBalance({ report: { idResult, month } }: { report: Report }) {
  const { t } = useLingui()
  const name = monthName(month, useLanguage())
  if (idResult === null) return null
  return (
    <Link
      to="/my-reports"
      search={{ why: idResult }}
      className="link small"
      aria-label={t`Why this figure? The balance of ${name}`}
    >
      <Trans>Why this figure?</Trans>
    </Link>
  )
}
