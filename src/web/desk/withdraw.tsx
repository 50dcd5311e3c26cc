import { Trans, useLingui } from '@lingui/react/macro'
import { TakeBack, type TakeBackProps } from './take-back.tsx'

interface WithdrawProps extends Omit<TakeBackProps, 'label' | 'name'> {
  /** What the thing is called, for screen readers. */
  heading: string
}

/** A button that takes from owners what is published; it stays as a draft. */
export function Withdraw({ heading, ...rest }: WithdrawProps) {
  const { t } = useLingui()
  return <TakeBack {...rest} label={<Trans>Withdraw</Trans>} name={t`Withdraw: ${heading}`} />
}

/** A button that throws a thing away for good. */
export function Remove({ heading, ...rest }: WithdrawProps) {
  const { t } = useLingui()
  return <TakeBack {...rest} label={<Trans>Delete</Trans>} name={t`Delete: ${heading}`} />
}

/** The same for a draft of a letter or an offer. */
export function RemoveDraft(draft: Pick<WithdrawProps, 'heading' | 'list' | 'act'>) {
  const { t } = useLingui()
  return (
    <Remove
      {...draft}
      title={<Trans>Delete this draft?</Trans>}
      lead={<Trans>Both languages of it are deleted permanently.</Trans>}
      said={t`Draft deleted`}
    />
  )
}
