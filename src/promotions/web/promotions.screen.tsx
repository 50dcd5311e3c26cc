import './promotions.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { LANGUAGES, type Language } from '../../kernel/language.ts'
import { useContract } from '../../membership/web/session/use-session.ts'
import { boot } from '../../web/boot.ts'
import { CallError } from '../../web/calls/query.ts'
import { Segmented } from '../../web/ui/fields/segmented.tsx'
import { PageHead } from '../../web/ui/page-head.tsx'
import { ErrorBox } from '../../web/ui/state-box.tsx'
import { useSearchOf } from '../../web/use-search-of.ts'
import { useLanguage } from '../../web/words.ts'
import { NoPromotions } from './no-promotions.tsx'
import { PromotionCard } from './promotion-card.tsx'
import { promotionsSearch } from './promotions-search.ts'
import { PromotionsSkeleton } from './promotions-skeleton.tsx'
import { promotionsOf, usePromotions } from './use-promotions.ts'

/** The promotions that an owner may share with friends and family, in either language (spec, sections 1 and 2). */
export default function PromotionsScreen() {
  const portal = useLanguage()
  const { lang = portal } = useSearchOf(promotionsSearch)
  const contract = useContract()
  return (
    <div className="page fade">
      <PageHead
        title={boot.brand.promotions}
        lead={
          <Trans>
            Offers of the club for your friends and family. Accept an offer’s terms once, then share it with
            whom you like.
          </Trans>
        }
        action={<ReadIn language={lang} />}
      />
      <Promotions key={`${contract.id} ${lang}`} idContract={contract.id} language={lang} />
    </div>
  )
}

/** Each language by its own name: whom one shares with may read the other one. */
function ReadIn({ language }: { language: Language }) {
  const { t } = useLingui()
  const portal = useLanguage()
  const navigate = useNavigate()
  const names = { en: 'English', es: 'Español' }
  return (
    <Segmented
      label={t`Language of the promotions`}
      value={language}
      onChange={(lang) =>
        void navigate({
          to: '/promotions',
          search: lang === portal ? {} : { lang },
          replace: true,
          resetScroll: false,
        })
      }
      options={LANGUAGES.map((value) => ({ value, label: <span lang={value}>{names[value]}</span> }))}
    />
  )
}

function Promotions({ idContract, language }: { idContract: number; language: Language }) {
  const of = promotionsOf(idContract, language)
  const promotions = usePromotions(of)
  if (promotions.data) {
    const { data } = promotions.data
    if (data.length === 0) return <NoPromotions />
    return (
      <div className="promotions">
        {data.map((promotion) => (
          <PromotionCard key={promotion.id} promotion={promotion} of={of} language={language} />
        ))}
      </div>
    )
  }
  if (!promotions.isError) return <PromotionsSkeleton />
  const failure = promotions.error instanceof CallError ? promotions.error.failure : null
  if (failure?.code === 'PROMOS_NOT_FOUND') return <NoPromotions />
  return (
    <div className="card">
      <ErrorBox
        title={
          failure?.status === 404 ? <Trans>Error 404 not found</Trans> : <Trans>An error occurred</Trans>
        }
        onRetry={() => void promotions.refetch()}
        busy={promotions.isFetching}
        phone={boot.phone}
      >
        {promotions.error.message}
      </ErrorBox>
    </div>
  )
}
