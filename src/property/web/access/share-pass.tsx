import { Trans, useLingui } from '@lingui/react/macro'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'

interface SharePassProps {
  link: string
  /** Whose pass, and where: for the message. */
  name: string
  resort: string
}

/** Hands a pass on by whatever the phone offers; elsewhere its link is copied. */
export function SharePass({ link, name, resort }: SharePassProps) {
  const { t } = useLingui()
  const [failed, setFailed] = useState(false)
  const share = async () => {
    setFailed(false)
    if (typeof navigator.share === 'function') {
      try {
        return await navigator.share({
          title: t`Pass for ${resort}`,
          text: t`${name}, your pass for ${resort}`,
          url: link,
        })
      } catch (problem) {
        // Closed by hand: nothing was asked for.
        if (problem instanceof DOMException && problem.name === 'AbortError') return
      }
    }
    try {
      await navigator.clipboard.writeText(link)
      toast(t`Link copied`, { text: t`Send it to ${name}.` })
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <Button kind="secondary" onClick={() => void share()} aria-label={t`Share pass: ${name}`}>
        <Share2 className="icon" aria-hidden />
        <Trans>Share pass</Trans>
      </Button>
      {failed && (
        <>
          <FormError>
            <Trans>Error copying link. Copy it from here:</Trans>
          </FormError>
          <a className="link small pass-link" href={link}>
            {link}
          </a>
        </>
      )}
    </>
  )
}
