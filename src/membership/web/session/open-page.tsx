import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { Language } from '../../../kernel/language.ts'
import { SkinToggle } from '../../../web/ui/skin-toggle.tsx'
import { setLanguage } from '../../../web/words.ts'
import { useStored } from './store.ts'
import './open-page.css'

interface OpenPageProps {
  /** The language of the page, which its address names. */
  language: Language
  logo: ReactNode
  /** The same page in a language. */
  linkIn: (language: Language) => LinkProps
  children: ReactNode
}

/** A page that anybody may read, signed in or not, in the language of its address. */
export function OpenPage({ language, logo, linkIn, children }: OpenPageProps) {
  const signedIn = useStored((state) => state.session !== null)
  const other = language === 'en' ? 'es' : 'en'
  useEffect(() => {
    // The page around the text follows the address; for an owner it stays in the account's language.
    if (!signedIn) void setLanguage(language)
  }, [signedIn, language])
  return (
    <>
      <header className="open-page-top">
        {logo}
        <div className="row">
          <Link {...linkIn(other)} lang={other} hrefLang={other} className="link small open-page-language">
            {other === 'es' ? 'Español' : 'English'}
          </Link>
          <SkinToggle />
        </div>
      </header>
      <main>{children}</main>
    </>
  )
}
