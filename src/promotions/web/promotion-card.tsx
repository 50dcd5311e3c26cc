import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { formatDay, todayIn } from '../../kernel/day.ts'
import type { Language } from '../../kernel/language.ts'
import { useContract } from '../../web/session/use-session.ts'
import { Button } from '../../web/ui/button.tsx'
import { useLanguage } from '../../web/words.ts'
import type { Promotion } from '../promotions.endpoints.ts'
import { DisclaimerDialog } from './disclaimer-dialog.tsx'
import { Paragraphs, PercentOff, PromotionDays } from './promotion-facts.tsx'
import { PromotionPicture } from './promotion-picture.tsx'
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
  const { title, code, acceptedAt } = promotion
  return (
    <article className="promotion" aria-label={title}>
      <div className="promotion-art">
        <PromotionPicture name={promotion.picture} />
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
        {acceptedAt && <Accepted at={acceptedAt} />}
        <div className="promotion-acts">
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
        </div>
      </div>
      <DisclaimerDialog
        promotion={promotion}
        of={of}
        language={language}
        open={open}
        onClose={() => setOpen(false)}
      />
    </article>
  )
}

function Accepted({ at }: { at: string }) {
  const language = useLanguage()
  const { zone } = useContract()
  const day = formatDay(todayIn(zone, new Date(at)), language)
  return (
    <p className="small promotion-accepted">
      <CircleCheck className="icon-small" aria-hidden />
      <span className="numeric">
        <Trans>Terms accepted on {day}</Trans>
      </span>
    </p>
  )
}
