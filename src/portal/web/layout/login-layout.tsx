import './login-layout.css'
import { Trans } from '@lingui/react/macro'
import { Link, Outlet } from '@tanstack/react-router'
import { useState } from 'react'
import { boot } from '../../../web/boot.ts'
import { Art } from '../../../web/ui/art.tsx'
import { LanguageSwitch } from '../../../web/ui/language-switch.tsx'
import { Logo } from '../../../web/ui/logo.tsx'
import { SkinToggle } from '../../../web/ui/skin-toggle.tsx'
import { useLanguage } from '../../../web/words.ts'
import { hadFirstFrame } from '../first-frame.ts'

/** The frame of the screens before signing in: the form on sand, the loggia beside it. */
export default function LoginLayout() {
  const year = new Date().getFullYear()
  const [stood] = useState(hadFirstFrame)
  return (
    <div className="login">
      <div className="login-side">
        <header className="login-top">
          <Logo name={boot.brand.name} tagline={boot.brand.tagline} />
          <div className="row">
            <LanguageSwitch />
            <SkinToggle />
          </div>
        </header>
        <main className={stood ? 'login-middle' : 'login-middle fade'}>
          <Outlet />
        </main>
        <footer className="login-foot">
          <span>
            © {year} {boot.brand.name}
          </span>
          <span className="row">
            <TermsLink term="privacy">
              <Trans>Privacy</Trans>
            </TermsLink>
            <TermsLink term="use">
              <Trans>Terms</Trans>
            </TermsLink>
          </span>
        </footer>
      </div>
      <div className="login-art">
        <Art name="loggia" hour="dawn" night eager />
      </div>
    </div>
  )
}

function TermsLink({ term, children }: { term: string; children: React.ReactNode }) {
  const lang = useLanguage()
  return (
    <Link to="/terms-conditions/$term/$lang" params={{ term, lang }}>
      {children}
    </Link>
  )
}
