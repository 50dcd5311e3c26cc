import './access.css'
import './pass-page.css'
import { Trans } from '@lingui/react/macro'
import Printer from 'lucide-react/icons/printer'
import { useEffect, useState } from 'react'
import { boot } from '../../../web/boot.ts'
import { Button } from '../../../web/ui/button.tsx'
import { LanguageSwitch } from '../../../web/ui/language-switch.tsx'
import { Logo } from '../../../web/ui/logo.tsx'
import { SkinToggle } from '../../../web/ui/skin-toggle.tsx'
import { StateBox } from '../../../web/ui/state-box.tsx'
import { gateLink, passInLink } from '../../pass-link.ts'
import { unverifiedFacts } from '../../pass-token.ts'
import { PassCard, PassHint } from './pass-card.tsx'
import type { PassPaper } from './pass-paper.ts'

/**
 * A pass as the visitor holds it. All of it stands behind the `#` of the address: nothing is asked of the server, and
 * whether it opens is for the gate to say.
 */
export default function PassScreen() {
  const hash = useHash()
  const paper = paperInLink(hash)
  return (
    <div className="pass-page">
      <header>
        <Logo name={boot.brand.name} tagline={boot.brand.tagline} />
        <div className="row">
          <LanguageSwitch />
          <SkinToggle />
        </div>
      </header>
      <main>
        {paper ? (
          <>
            <PassCard paper={paper} level="h1">
              <Button kind="secondary" onClick={() => window.print()}>
                <Printer className="icon-small" aria-hidden />
                <Trans>Print</Trans>
              </Button>
            </PassCard>
            <p className="small muted">
              <PassHint />
            </p>
          </>
        ) : (
          <StateBox art="lighthouse" level="h1" title={<Trans>This pass is not complete</Trans>}>
            <Trans>Part of its link is missing. Ask whoever invited you to send it again.</Trans>
          </StateBox>
        )}
      </main>
    </div>
  )
}

function paperInLink(hash: string): PassPaper | null {
  const pass = passInLink(hash)
  const facts = pass && unverifiedFacts(pass.token)
  if (!facts || !pass.code) return null
  const { type, resort, residence, name, from, to } = facts
  const qr = gateLink(location.origin, pass.token)
  return { type, resort, residence, name, from, to, qr, code: pass.code, scene: 'bay' }
}

function useHash(): string {
  const [hash, setHash] = useState(() => location.hash)
  useEffect(() => {
    const follow = () => setHash(location.hash)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return hash
}
