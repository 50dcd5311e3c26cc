import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { formatMoney } from '../../../../kernel/money.ts'
import { filterOf } from '../../../../marketplace/catalogue.ts'
import { mayRemove, productState } from '../../../../marketplace/publish.ts'
import {
  listWrittenProducts,
  type WrittenProduct,
  withdrawProduct,
} from '../../../../marketplace/publish-products.endpoints.ts'
import { useSettled } from '../../../../marketplace/web/use-settled.ts'
import { call } from '../../../../web/call.ts'
import { keyOf, queryOf } from '../../../../web/query.ts'
import { buttonClass } from '../../../../web/ui/button.tsx'
import { useLanguage } from '../../../../web/words.ts'
import { GoodsTools } from '../goods-tools.tsx'
import { NamedArt } from '../picture-choice.tsx'
import { Shelf } from '../shelf.tsx'
import { ShelfItem } from '../shelf-item.tsx'
import { ShelfStateChip } from '../state-chip.tsx'
import { TakeBack } from '../take-back.tsx'

/** Letters that follow each other faster than this are one search (milliseconds). */
const SETTLE_MS = 250

/** The products, what was changed last first. */
export function ProductShelf() {
  const [typed, setTyped] = useState('')
  const q = useSettled(filterOf(typed), SETTLE_MS)
  const query = useQuery({
    ...queryOf(listWrittenProducts, { query: q ? { q } : {} }),
    placeholderData: keepPreviousData,
  })
  return (
    <Shelf
      query={query}
      tools={
        <>
          <Link
            to="/desk/publish"
            search={{ show: 'products', edit: 'new' }}
            className={buttonClass('primary')}
          >
            <Plus className="icon" aria-hidden /> <Trans>New product</Trans>
          </Link>
          <GoodsTools
            query={typed}
            onQuery={setTyped}
            total={query.data?.total}
            shown={query.data?.data.length ?? 0}
          />
        </>
      }
      empty={
        q ? (
          <Trans>No product has this in its name.</Trans>
        ) : (
          <Trans>What owners may order, from a transfer to a massage, is written here.</Trans>
        )
      }
    >
      {(product) => <ShelvedProduct key={product.id} product={product} />}
    </Shelf>
  )
}

function ShelvedProduct({ product }: { product: WrittenProduct }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { id, currency, category, variants, active } = product
  const name = product.name[language]
  const sold = variants.filter((variant) => variant.active)
  const price = formatMoney({ cents: Math.min(...sold.map(({ sale }) => sale)), currency })
  const rank = product.bestSeller
  return (
    <ShelfItem
      picture={<NamedArt name={product.picture} />}
      title={name}
      chip={<ShelfStateChip state={productState(product)} />}
      facts={
        <>
          {category.name[language]}
          {sold.length > 0 && (
            <>
              {' · '}
              <Plural value={sold.length} one="# variant" other="# variants" />
              {', '}
              <Trans>
                from {price} {currency}
              </Trans>
            </>
          )}
          {rank !== null && (
            <>
              {' · '}
              <Trans>Best seller {rank}</Trans>
            </>
          )}
        </>
      }
      changed={product.changed}
      actions={
        <>
          {active ? <Withdraw product={product} name={name} /> : <Remove product={product} name={name} />}
          <Link
            to="/desk/publish"
            search={{ show: 'products', edit: id }}
            className={buttonClass('secondary', 'small')}
            aria-label={t`Edit: ${name}`}
          >
            <Trans>Edit</Trans>
          </Link>
        </>
      }
    />
  )
}

interface TakenAway {
  product: WrittenProduct
  name: string
}

function Withdraw({ product: { id, changed, variants }, name }: TakenAway) {
  const { t } = useLingui()
  const language = useLanguage()
  const packages = [...new Set(variants.flatMap((one) => one.packages.map((words) => words[language])))]
  const names = packages.join(', ')
  return (
    <TakeBack
      label={<Trans>Withdraw</Trans>}
      name={t`Withdraw: ${name}`}
      title={<Trans>Withdraw “{name}”?</Trans>}
      lead={
        names ? (
          <Trans>
            Owners no longer find it or buy it; what is ordered stands. These packages hold it and leave with
            it: {names}.
          </Trans>
        ) : (
          <Trans>Owners no longer find it or buy it; what is ordered stands. You can publish it again.</Trans>
        )
      }
      act={(idempotencyKey) =>
        call(withdrawProduct, { body: { id, version: changed.version, deed: 'withdraw' }, idempotencyKey })
      }
      list={keyOf(listWrittenProducts)}
      said={t`Withdrawn`}
    />
  )
}

function Remove({ product, name }: TakenAway) {
  const { t } = useLingui()
  const { id, changed, variants } = product
  if (
    !mayRemove(
      product,
      variants.flatMap(({ packages }) => packages),
    )
  )
    return null
  return (
    <TakeBack
      label={<Trans>Remove</Trans>}
      name={t`Remove: ${name}`}
      title={<Trans>Remove “{name}”?</Trans>}
      lead={<Trans>The draft is gone for good. Nobody but the desk has seen it.</Trans>}
      act={(idempotencyKey) =>
        call(withdrawProduct, { body: { id, version: changed.version, deed: 'remove' }, idempotencyKey })
      }
      list={keyOf(listWrittenProducts)}
      said={t`Removed`}
    />
  )
}
