import './promotions.css'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Language } from '../../kernel/language.ts'
import { Picture } from '../../web/ui/picture.tsx'
import type { Promotion } from '../promotions.endpoints.ts'
import { Paragraphs, PercentOff, PromotionDays } from './promotion-facts.tsx'

interface PromotionOfferProps {
  promotion: Pick<
    Promotion,
    'title' | 'summary' | 'body' | 'code' | 'picture' | 'pictureAlt' | 'percentOff' | 'firstDay' | 'lastDay'
  >
  /** The language of its texts, which need not be the portal's. */
  language: Language
  /** What became of its terms. */
  terms?: ReactNode
  /** What can be done with it. */
  children: ReactNode
}

/** What a promotion offers, and until when, whoever looks at it. */
export function PromotionOffer({ promotion, language, terms, children }: PromotionOfferProps) {
  const { title, code } = promotion
  return (
    <article className="promotion" aria-label={title}>
      <div className="promotion-art">
        <Picture
          name={promotion.picture}
          alt={promotion.pictureAlt}
          lang={language}
          sizes="(max-width: 760px) 100vw, 460px"
        />
        <PercentOff {...promotion} />
      </div>
      <div className="promotion-words">
        <div lang={language}>
          <h2 className="title">{title}</h2>
          <p className="promotion-summary">{promotion.summary}</p>
          <div className="muted promotion-body">
            <Paragraphs text={promotion.body} />
          </div>
        </div>
        <p className="small faint">
          <PromotionDays {...promotion} />
          <span className="promotion-code">
            <Trans>
              Code <b>{code}</b>
            </Trans>
          </span>
        </p>
        {terms}
        <div className="promotion-acts">{children}</div>
      </div>
    </article>
  )
}
