import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { NO_VARIANT_WORDS } from '../../add-to-cart.ts'
import type { AddFault } from './use-add.ts'

/** Why nothing was added. */
export function AddFaultNote({ fault }: { fault: AddFault | null }) {
  const { i18n } = useLingui()
  if (fault === null) return null
  if (fault === 'NO_VARIANT')
    return (
      <FormError>{i18n._(NO_VARIANT_WORDS.id, undefined, { message: NO_VARIANT_WORDS.message })}</FormError>
    )
  return (
    <Note tone="gold" spoken>
      <Trans>
        This is already in your cart.{' '}
        <Link to="/things-to-do/cart" className="link">
          Change it there
        </Link>
        .
      </Trans>
    </Note>
  )
}
