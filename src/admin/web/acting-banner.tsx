import './acting-banner.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Users from 'lucide-react/icons/users'
import { useLayoutEffect, useRef } from 'react'
import type { WireSession } from '../../membership/membership.endpoints.ts'
import { useContract, useSession } from '../../membership/web/session/use-session.ts'
import { Button, buttonClass } from '../../web/ui/button.tsx'
import { FormError } from '../../web/ui/fields/field.tsx'
import { useActForNobody } from './use-acting.ts'

/** For whom the admin acts, and the ways out; above every page, at every width (spec, section 6). */
export default function ActingBanner() {
  const { actingFor } = useSession()
  // The strip comes and goes as a whole: whoever begins to act on a page that stands already has its height told as well.
  return actingFor && <Strip actingFor={actingFor} />
}

function Strip({ actingFor }: { actingFor: NonNullable<WireSession['actingFor']> }) {
  const { t } = useLingui()
  const { resort, residence } = useContract()
  const strip = useRef<HTMLElement>(null)
  const { send, busy, failure } = useActForNobody()
  useHeightToldToThePage(strip)
  const name = `${actingFor.name} ${actingFor.lastname}`
  return (
    <section ref={strip} className="acting" aria-label={t`Acting for an owner`}>
      <p>
        <Users className="icon" aria-hidden />
        <span>
          <Trans>
            You act for <b>{name}</b> · {resort} {residence}
          </Trans>
        </span>
      </p>
      <div className="acting-ways">
        <Link to="/admin-users" className={buttonClass('secondary', 'small')}>
          <Trans>Change owner</Trans>
        </Link>
        <Button kind="secondary" size="small" busy={busy} onClick={() => void send()}>
          <Trans>Stop acting</Trans>
        </Button>
      </div>
      {failure && <FormError>{failure.message}</FormError>}
    </section>
  )
}

/** What sticks to the top of the page has to stick below the strip, which takes two lines where it is narrow. */
function useHeightToldToThePage(strip: React.RefObject<HTMLElement | null>) {
  // Before the first frame is painted, so that nothing below moves.
  useLayoutEffect(() => {
    const { current } = strip
    if (!current) return
    const page = document.documentElement.style
    const tell = () => page.setProperty('--acting', `${current.offsetHeight}px`)
    tell()
    const watching = new ResizeObserver(tell)
    watching.observe(current)
    return () => {
      watching.disconnect()
      page.removeProperty('--acting')
    }
  }, [strip])
}
