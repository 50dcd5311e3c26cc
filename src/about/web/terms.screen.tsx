import { useRead } from '../../web/calls/use-read.ts'
import { readTerms } from '../about.endpoints.ts'
import './terms.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useParams } from '@tanstack/react-router'
import { dayInWords } from '../../kernel/day-words.ts'
import { asLanguage, type Language } from '../../kernel/language.ts'
import { OpenPage } from '../../membership/web/session/open-page.tsx'
import { boot } from '../../web/boot.ts'
import { Logo } from '../../web/ui/logo.tsx'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'
import { ErrorBox, StateBox } from '../../web/ui/state-box.tsx'
import { useLanguage } from '../../web/words.ts'
import type { Terms } from '../about.endpoints.ts'
import { piecesOf } from '../terms-text.ts'

/** The club's terms, open to anyone, in the language that the address names (spec, section 2). */
export default function TermsScreen() {
  const { term = '', lang } = useParams({ strict: false }) as { term?: string; lang?: string }
  const language = asLanguage(lang)
  return (
    <div className="terms">
      <OpenPage
        language={language}
        logo={
          <Link to="/home" className="terms-home">
            <Logo name={boot.brand.name} tagline={boot.brand.tagline} />
          </Link>
        }
        linkIn={(lang) => ({ to: '/terms-conditions/$term/$lang', params: { term, lang } })}
      >
        <TermsText key={`${term} ${language}`} term={term} language={language} />
      </OpenPage>
    </div>
  )
}

function TermsText({ term, language }: { term: string; language: Language }) {
  const { t } = useLingui()
  const { phone } = boot
  const { answer, failure, busy, ask } = useRead(readTerms, { term, language })
  if (answer) return <Written terms={answer.data} />
  if (failure?.status === 404 || failure?.status === 400) {
    return (
      <StateBox
        art="lighthouse"
        level="h1"
        title={t`We couldn’t find these terms`}
        actions={
          <Link className="link" to="/home">
            <Trans>Go to dashboard</Trans>
          </Link>
        }
      >
        <Trans>The address may have changed. The concierge can send you the text: {phone}.</Trans>
      </StateBox>
    )
  }
  if (failure) {
    return (
      <ErrorBox
        level="h1"
        title={t`We couldn’t load the terms.`}
        onRetry={ask}
        busy={busy}
        phone={boot.phone}
      >
        {failure.message}
      </ErrorBox>
    )
  }
  return (
    <Loading label={t`Loading the terms`}>
      <div className="stack stack-wide">
        <Skeleton height={54} width="70%" />
        <Skeleton height={120} />
        <Skeleton height={120} />
      </div>
    </Loading>
  )
}

function Written({ terms }: { terms: Terms }) {
  // In the language of the words around it, which for an owner is the account's.
  const since = dayInWords(terms.validFrom, useLanguage())
  const { language } = terms
  return (
    <article className="fade">
      <h1 className="display" lang={language}>
        {terms.title}
      </h1>
      <p className="small faint numeric">
        <Trans>In force since {since}</Trans>
      </p>
      <div lang={language} className="terms-body">
        {piecesOf(terms.body).map(({ kind, text }) =>
          kind === 'heading' ? (
            <h2 key={text} className="title">
              {text}
            </h2>
          ) : (
            <p key={text} className="prose">
              {text}
            </p>
          ),
        )}
      </div>
    </article>
  )
}
