import { Trans, useLingui } from '@lingui/react/macro'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import { todayIn } from '../../kernel/day.ts'
import type { Language } from '../../kernel/language.ts'
import { useContract } from '../../membership/web/session/use-session.ts'
import { Button } from '../../web/ui/button.tsx'
import { useDayInWords } from '../../web/use-day-in-words.ts'
import type { Promotion } from '../promotions.endpoints.ts'
import { DisclaimerDialog } from './disclaimer-dialog.tsx'
import { PromotionOffer } from './promotion-offer.tsx'
import { SharePromotion } from './share-promotion.tsx'
import type { PromotionsOf } from './use-promotions.ts'

interface PromotionCardProps {
  promotion: Promotion
  of: PromotionsOf
  /** The language of its texts, which need not be the portal's. */
  language: Language
}

/** A promotion: what it offers and until when, and the way to share it. */
export function PromotionCard({ promotion, of, language }: PromotionCardProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const { title, acceptedAt } = promotion
  return (
    <>
      <PromotionOffer
        promotion={promotion}
        language={language}
        terms={
          acceptedAt ? <Accepted at={acceptedAt} /> : promotion.termsChanged ? <TermsChanged /> : undefined
        }
      >
        {acceptedAt ? (
          <SharePromotion promotion={promotion} />
        ) : (
          <Button aria-label={t`Read the terms and share: ${title}`} onClick={() => setOpen(true)}>
            <Trans>Read the terms and share</Trans>
          </Button>
        )}
        {acceptedAt && (
          <Button kind="ghost" aria-label={t`Read the terms: ${title}`} onClick={() => setOpen(true)}>
            <Trans>Read the terms</Trans>
          </Button>
        )}
      </PromotionOffer>
      <DisclaimerDialog
        promotion={promotion}
        of={of}
        language={language}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

/** The link waits for the terms as they are now. */
function TermsChanged() {
  return (
    <p className="small muted">
      <Trans>The club has changed the terms since you accepted them. Links that you shared still open.</Trans>
    </p>
  )
}

function Accepted({ at }: { at: string }) {
  const inWords = useDayInWords()
  const { zone } = useContract()
  const day = inWords(todayIn(zone, new Date(at)))
  return (
    <p className="small promotion-accepted">
      <CircleCheck className="icon-small" aria-hidden />
      <span className="numeric">
        <Trans>Terms accepted on {day}</Trans>
      </span>
    </p>
  )
}
