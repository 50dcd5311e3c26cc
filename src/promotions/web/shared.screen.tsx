import { useRead } from '../../web/calls/use-read.ts'
import { readSharedPromotion } from '../promotions.endpoints.ts'
import './shared.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from '@tanstack/react-router'
import { asLanguage, type Language } from '../../kernel/language.ts'
import { OpenPage } from '../../membership/web/session/open-page.tsx'
import { boot, phoneLink } from '../../web/boot.ts'
import { buttonClass } from '../../web/ui/button.tsx'
import { Logo } from '../../web/ui/logo.tsx'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'
import { ErrorBox, StateBox } from '../../web/ui/state-box.tsx'
import { SharedOffer } from './shared-offer.tsx'

/** A promotion as a guest with the link reads it, without signing in, in the language of the address. */
export default function SharedScreen() {
  const { slug = '', lang } = useParams({ strict: false }) as { slug?: string; lang?: string }
  const language = asLanguage(lang)
  return (
    <div className="shared">
      <OpenPage
        language={language}
        logo={<Logo name={boot.brand.name} tagline={boot.brand.tagline} />}
        linkIn={(lang) => ({ to: '/promotions/shared/$slug/$lang', params: { slug, lang } })}
      >
        <Offer key={`${slug} ${language}`} slug={slug} language={language} />
      </OpenPage>
    </div>
  )
}

function Offer({ slug, language }: { slug: string; language: Language }) {
  const { t } = useLingui()
  const { phone } = boot
  const { answer, failure, busy, ask } = useRead(readSharedPromotion, { slug, language })
  if (answer) return <SharedOffer promotion={answer.data} language={language} />
  if (failure?.status === 404 || failure?.status === 400) {
    return (
      <StateBox
        art="lighthouse"
        level="h1"
        title={t`This promotion is over`}
        actions={
          <a className={buttonClass('secondary')} href={phoneLink}>
            <Trans>Call the club, {phone}</Trans>
          </a>
        }
      >
        <Trans>
          Record not found: its days have passed, or the address has changed. The club can tell you what is on
          now.
        </Trans>
      </StateBox>
    )
  }
  if (failure) {
    return (
      <ErrorBox level="h1" title={t`An error occurred`} onRetry={ask} busy={busy} phone={phone}>
        {failure.message}
      </ErrorBox>
    )
  }
  return (
    <Loading label={t`Loading the promotion`}>
      <div className="shared-offer">
        <div className="shared-arch">
          <Skeleton height="100%" radius="300px 300px 20px 20px" />
        </div>
        <div className="stack stack-wide">
          <Skeleton height={54} width="70%" />
          <Skeleton height={30} width="50%" />
          <Skeleton height={120} />
        </div>
      </div>
    </Loading>
  )
}
