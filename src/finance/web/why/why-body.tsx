import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { use } from 'react'
import { boot } from '../../../web/boot.ts'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { ErrorBox } from '../../../web/ui/state-box.tsx'
import type { Why } from '../../ledger.endpoints.ts'
import { DocumentChain } from './document-chain.tsx'
import { FeeChain } from './fee-chain.tsx'
import { ProfitChain } from './profit-chain.tsx'
import { SignatureChain } from './signature-chain.tsx'
import { WhyCorrections } from './why-corrections.tsx'
import { WhyEntries } from './why-entries.tsx'
import { WhyLevel } from './why-heading.tsx'
import { WhyQuestions } from './why-questions.tsx'
import { WhySentences } from './why-sentences.tsx'

/** The chain down to the source, while it comes, and when it does not. */
export function WhyBody({ why }: { why: UseQueryResult<{ data: Why }> }) {
  const { t } = useLingui()
  const level = use(WhyLevel)
  if (why.data)
    return (
      <div className="why-chain fade">
        <WhySentences why={why.data.data} />
        <Chain why={why.data.data} />
        <WhyCorrections why={why.data.data} />
        <WhyEntries why={why.data.data} />
        <WhyQuestions why={why.data.data} />
      </div>
    )
  if (why.isError)
    return (
      <ErrorBox
        title={<Trans>We couldn’t open the reasons</Trans>}
        level={level}
        onRetry={() => void why.refetch()}
        busy={why.isFetching}
        phone={boot.phone}
        beside
      >
        <Trans>The figure stands.</Trans> {why.error.message}
      </ErrorBox>
    )
  return (
    <Loading label={t`Loading the reasons`}>
      <div className="why-skeleton">
        {[92, 78, 86].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={20} />
        ))}
        <Skeleton height={180} />
        <Skeleton height={120} />
      </div>
    </Loading>
  )
}

function Chain({ why }: { why: Why }) {
  const { reason } = why
  if (reason.kind === 'profit') return <ProfitChain why={why} reason={reason} />
  if (reason.kind === 'fee') return <FeeChain why={why} reason={reason} />
  if (reason.kind === 'signature') return <SignatureChain why={why} reason={reason} />
  return <DocumentChain why={why} reason={reason} />
}
