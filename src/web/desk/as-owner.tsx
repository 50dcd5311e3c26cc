import { I18nProvider } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, use, useState } from 'react'
import { LANGUAGES, type Language } from '../../kernel/language.ts'
import { Segmented } from '../ui/fields/segmented.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { PartLanguage, useLanguage } from '../words.ts'
import { wordsIn } from './words-in.ts'

interface AsOwnerProps {
  /** The owner's own parts, fed with what is being typed, in the language that they are to speak. */
  children: (language: Language) => ReactNode
  /** What is to be known about it: "On the dashboard, for every owner". */
  where: ReactNode
  /** It can be tried: a calendar whose months are turned. Nothing of it may be sent. */
  tryable?: boolean
  /** The language to begin with; the page's without it. */
  begin?: Language
}

/**
 * A preview of what is being edited, in either language, drawn with the components of the owner's screens. Inert
 * (nothing can be pressed), unless it is interactive.
 */
export function AsOwner({ children, where, tryable = false, begin }: AsOwnerProps) {
  const { t } = useLingui()
  const page = useLanguage()
  const [language, setLanguage] = useState<Language>(begin ?? page)
  return (
    <aside className="as-owner" aria-label={t`As an owner will see it`}>
      <header>
        <h2 className="title">
          <Trans>As an owner will see it</Trans>
        </h2>
        <Segmented<Language>
          label={t`Language`}
          value={language}
          onChange={setLanguage}
          options={LANGUAGES.map((value) => ({ value, label: value === 'en' ? 'English' : 'Español' }))}
        />
        <p className="muted small">{where}</p>
      </header>
      {/* The frame scrolls, since inert content cannot be scrolled itself. */}
      <div className="as-owner-frame" lang={language} tabIndex={tryable ? -1 : 0}>
        <div inert={!tryable}>
          <Suspense fallback={<Skeleton height={200} radius={16} />}>
            <Speaking language={language}>{children(language)}</Speaking>
          </Suspense>
        </div>
      </div>
    </aside>
  )
}

function Speaking({ language, children }: { language: Language; children: ReactNode }) {
  const words = use(wordsIn(language))
  return (
    <PartLanguage value={language}>
      <I18nProvider i18n={words}>{children}</I18nProvider>
    </PartLanguage>
  )
}
