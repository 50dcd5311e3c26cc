import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Users from 'lucide-react/icons/users'
import type { WireSession } from '../../membership/membership.endpoints.ts'
import { Button, buttonClass } from '../../web/ui/button.tsx'
import { FormError } from '../../web/ui/fields/field.tsx'
import { Note } from '../../web/ui/note.tsx'
import { useActForNobody } from './use-acting.ts'

/** Somebody is chosen already: the way back to their portal, and out of it. */
export function ActingNote({ owner }: { owner: NonNullable<WireSession['actingFor']> }) {
  const { send, busy, failure } = useActForNobody()
  const name = `${owner.name} ${owner.lastname}`
  return (
    <div className="choose-acting">
      <Note tone="gold" icon={Users}>
        <div className="choose-acting-line">
          <p>
            <Trans>
              You act for <strong>{name}</strong>.
            </Trans>
          </p>
          <span className="row wrap">
            <Link to="/home" className={buttonClass('secondary', 'small')}>
              <Trans>Back to their portal</Trans>
            </Link>
            <Button kind="secondary" size="small" busy={busy} onClick={() => void send()}>
              <Trans>Stop acting</Trans>
            </Button>
          </span>
        </div>
        {failure && <FormError>{failure.message}</FormError>}
      </Note>
    </div>
  )
}
