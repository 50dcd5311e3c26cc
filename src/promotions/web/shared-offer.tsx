import './shared.css'
import { Trans } from '@lingui/react/macro'
import Phone from 'lucide-react/icons/phone'
import type { Language } from '../../kernel/language.ts'
import { boot, phoneLink } from '../../web/boot.ts'
import { buttonClass } from '../../web/ui/button.tsx'
import { Chip } from '../../web/ui/chip.tsx'
import { Picture } from '../../web/ui/picture.tsx'
import type { SharedPromotion } from '../promotions.endpoints.ts'
import { Paragraphs, PromotionDays } from './promotion-facts.tsx'

interface SharedOfferProps {
  promotion: SharedPromotion
  language: Language
  /** The title's rank on the page. */
  level?: 'h1' | 'h3'
}

/** What is offered to a guest: the picture, the words, the days, and whom to call. */
export function SharedOffer({ promotion, language, level: Title = 'h1' }: SharedOfferProps) {
  const { phone } = boot
  const { name } = boot.brand
  const { title, percentOff } = promotion
  return (
    <article className="shared-offer fade">
      <div className="shared-arch">
        <Picture
          name={promotion.picture}
          alt={promotion.pictureAlt}
          lang={language}
          sizes="(max-width: 900px) 320px, 560px"
          eager
        />
      </div>
      <div className="shared-words">
        <p className="muted">
          <Trans>An owner at {name} thought of you.</Trans>
        </p>
        <Title className="display" lang={language}>
          {title}
        </Title>
        <p className="lead" lang={language}>
          {promotion.summary}
        </p>
        <div className="row wrap small">
          {percentOff !== null && (
            <Chip tone="accent">
              <Trans>{percentOff}% off</Trans>
            </Chip>
          )}
          <PromotionDays {...promotion} />
        </div>
        <div className="prose shared-body" lang={language}>
          <Paragraphs text={promotion.body} />
        </div>
        <div className="row wrap">
          <a className={buttonClass()} href={phoneLink}>
            <Phone className="icon-small" aria-hidden />
            <Trans>Call the club, {phone}</Trans>
          </a>
        </div>
        <div className="small faint shared-terms" lang={language}>
          <Paragraphs text={promotion.disclaimer} />
        </div>
      </div>
    </article>
  )
}
