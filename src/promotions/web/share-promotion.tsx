import { Trans, useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../web/ui/button.tsx'
import { Field, FormError } from '../../web/ui/fields/field.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'
import { toast } from '../../web/ui/toast/toast-queue.ts'
import type { Promotion } from '../promotions.endpoints.ts'
import { hasShareSheet, shareLink } from './share-link.ts'

/** Shares a promotion's page with the device's own sheet, or copies its link; where neither works, shows it. */
export function SharePromotion({ promotion }: { promotion: Promotion }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [failed, setFailed] = useState(false)
  const { title, summary, shareUrl } = promotion
  useEffect(() => {
    if (failed) input.current?.select()
  }, [failed])
  const share = async () => {
    setFailed(false)
    const became = await shareLink({ url: shareUrl, title, text: summary })
    setFailed(became === 'failed')
    if (became === 'copied') toast(t`Link copied`, { text: t`Paste it into a message to your friends.` })
  }
  return (
    <>
      <Button
        aria-label={hasShareSheet() ? t`Share: ${title}` : t`Copy link: ${title}`}
        onClick={() => void share()}
      >
        {hasShareSheet() ? (
          <>
            <Share2 className="icon-small" aria-hidden />
            <Trans>Share</Trans>
          </>
        ) : (
          <>
            <Copy className="icon-small" aria-hidden />
            <Trans>Copy link</Trans>
          </>
        )}
      </Button>
      <a
        className="link promotion-open"
        href={shareUrl}
        target="_blank"
        rel="noreferrer"
        aria-label={t`See what they see (opens in a new tab): ${title}`}
      >
        <Trans>See what they see</Trans>
      </a>
      {failed && (
        <div className="stack promotion-address">
          <FormError>
            <Trans>Error copying link. The address is selected: copy it with your keyboard or menu.</Trans>
          </FormError>
          <Field label={t`Address of the promotion`}>
            {(control) => (
              <TextInput
                {...control}
                ref={input}
                readOnly
                value={shareUrl}
                onFocus={(event) => event.currentTarget.select()}
              />
            )}
          </Field>
        </div>
      )}
    </>
  )
}
