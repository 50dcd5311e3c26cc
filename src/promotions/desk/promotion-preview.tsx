import './promotion-preview.css'
import { Trans } from '@lingui/react/macro'
import type { Language } from '../../kernel/language.ts'
import type { Pictured } from '../../photos/desk/pictured.ts'
import { Opened } from '../../web/desk/opened.tsx'
import { Button } from '../../web/ui/button.tsx'
import type { OfferDraft } from '../publish.endpoints.ts'
import { PromotionOffer } from '../web/promotion-offer.tsx'
import { PromotionTerms } from '../web/promotion-terms.tsx'
import { SharedOffer } from '../web/shared-offer.tsx'

/** What of a promotion is drawn, and the photographs at hand for it. */
export type DrawnOffer = OfferDraft & Pick<Pictured, 'spare'>

/** A promotion as owners meet it, with its terms, and as those read it who get the link. */
export function PromotionPreview({ offer, language }: { offer: DrawnOffer; language: Language }) {
  const spoken = {
    ...offer,
    title: offer.title[language],
    summary: offer.summary[language],
    body: offer.body[language],
    disclaimer: offer.disclaimer[language],
    pictureAlt: offer.photos[0]?.alt[language] ?? '',
  }
  return (
    <>
      <div className="preview-part">
        <p className="faint small">
          <Trans>Among the promotions</Trans>
        </p>
        <PromotionOffer promotion={spoken} language={language}>
          <Button>
            <Trans>Read the terms and share</Trans>
          </Button>
        </PromotionOffer>
      </div>
      <div className="preview-part">
        <p className="faint small">
          <Trans>Its terms, before it is shared</Trans>
        </p>
        <Opened title={<Trans>Before you share</Trans>} lead={spoken.title}>
          <PromotionTerms text={spoken.disclaimer} language={language} />
        </Opened>
      </div>
      <div className="preview-part">
        <p className="faint small">
          <Trans>What friends read who get the link</Trans>
        </p>
        <SharedOffer promotion={spoken} language={language} level="h3" />
      </div>
    </>
  )
}
