import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatMoney } from '../../../../kernel/money.ts'
import { mayRemove, productState } from '../../../../marketplace/publish.ts'
import {
  listWrittenProducts,
  type WrittenProduct,
  withdrawProduct,
} from '../../../../marketplace/publish-products.endpoints.ts'
import { call } from '../../../../web/call.ts'
import { keyOf, queryOf } from '../../../../web/query.ts'
import { useLanguage } from '../../../../web/words.ts'
import { EditLink } from '../edit-link.tsx'
import { GoodsShelf, useGoodsSearch } from '../goods-shelf.tsx'
import { NamedArt } from '../picture-choice.tsx'
import { ShelfItem } from '../shelf-item.tsx'
import { ShelfStateChip } from '../state-chip.tsx'
import { Remove, Withdraw } from '../withdraw.tsx'

/** The products, what was changed last first. */
export function ProductShelf() {
  const search = useGoodsSearch()
  const query = useQuery({
    ...queryOf(listWrittenProducts, { query: search.q ? { q: search.q } : {} }),
    placeholderData: keepPreviousData,
  })
  return (
    <GoodsShelf
      kind="products"
      search={search}
      query={query}
      fresh={<Trans>New product</Trans>}
      notFound={<Trans>No product has this in its name.</Trans>}
      empty={<Trans>What owners may order, from a transfer to a massage, is written here.</Trans>}
    >
      {(product) => <ShelvedProduct key={product.id} product={product} />}
    </GoodsShelf>
  )
}

function ShelvedProduct({ product }: { product: WrittenProduct }) {
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
          {active ? (
            <WithdrawProduct product={product} name={name} />
          ) : (
            <RemoveProduct product={product} name={name} />
          )}
          <EditLink kind="products" edit={id} name={name} />
        </>
      }
    />
  )
}

interface TakenAway {
  product: WrittenProduct
  name: string
}

function WithdrawProduct({ product: { id, changed, variants }, name }: TakenAway) {
  const { t } = useLingui()
  const language = useLanguage()
  const packages = [...new Set(variants.flatMap((one) => one.packages.map((words) => words[language])))]
  const names = packages.join(', ')
  return (
    <Withdraw
      heading={name}
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

function RemoveProduct({ product, name }: TakenAway) {
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
    <Remove
      heading={name}
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
