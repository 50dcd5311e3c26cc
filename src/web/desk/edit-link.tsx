import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/button.tsx'
import type { ListPart, PublishKind } from './publish-search.ts'

interface EditLinkProps {
  kind: PublishKind
  part?: ListPart | undefined
  edit: number
  /** What the thing is called, for screen readers. */
  name: string
}

/** From a thing on its shelf to its editor. */
export function EditLink({ kind, part, edit, name }: EditLinkProps) {
  const { t } = useLingui()
  return (
    <Link
      className={buttonClass('secondary', 'small')}
      to="/desk/publish"
      search={{ show: kind, ...part, edit }}
      aria-label={t`Edit: ${name}`}
    >
      <Trans>Edit</Trans>
    </Link>
  )
}
