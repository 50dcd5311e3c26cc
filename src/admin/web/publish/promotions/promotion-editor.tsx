import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { addDays, type Day, formatDay, isDay } from '../../../../kernel/day.ts'
import { version } from '../../../../kernel/publishing.ts'
import {
  listOffers,
  type Offer,
  type OfferHotel,
  offerDraftShape,
  saveOffer,
} from '../../../../promotions/publish.endpoints.ts'
import { call } from '../../../../web/call.ts'
import { keyOf } from '../../../../web/query.ts'
import { toast } from '../../../../web/ui/toast-queue.ts'
import { useLanguage } from '../../../../web/words.ts'
import { AsOwner } from '../as-owner.tsx'
import { Editor } from '../editor.tsx'
import { Meanwhile } from '../meanwhile.tsx'
import { PictureChoice } from '../picture-choice.tsx'
import { SaveButtons } from '../save-buttons.tsx'
import { useEditing } from '../use-editing.ts'
import { Audience } from './audience.tsx'
import { OfferFigures, OfferTexts } from './promotion-fields.tsx'
import { type DrawnOffer, PromotionPreview } from './promotion-preview.tsx'

const typedShape = z.object({ ...offerDraftShape.shape, version: version() })
const empty = { en: '', es: '' }

interface PromotionEditorProps {
  /** Null for a new one. */
  offer: Offer | null
  today: Day
  hotels: readonly OfferHotel[]
}

/** Writes a promotion in both languages, beside what owners and their friends will see of it. */
export function PromotionEditor({ offer, today, hotels }: PromotionEditorProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useQueryClient()
  const navigate = useNavigate()
  const isOut = offer?.published ?? false
  const editing = useEditing({
    draft: `promotion-${offer?.id ?? 'new'}`,
    initial: typedOf(offer, today, hotels),
    shape: typedShape,
    send: async (value, deed, idempotencyKey) => {
      const body = { ...value, idPromo: offer?.id, publish: deed === 'publish' }
      const result = await call(saveOffer, { body, idempotencyKey })
      // What somebody else has done is to be seen beside what was typed.
      if (!result.ok && result.code === 'CHANGED_MEANWHILE')
        await client.invalidateQueries({ queryKey: keyOf(listOffers) })
      return result
    },
    done: ({ data }, deed) => {
      const on = formatDay(editing.value.firstDay, language)
      if (isOut) toast(t`Changes saved`)
      else if (deed !== 'publish') toast(t`Draft saved`)
      else
        toast(
          t`Promotion published`,
          data.state === 'coming' ? { text: t`Owners see it from ${on} on.` } : {},
        )
      void client.invalidateQueries({ queryKey: keyOf(listOffers) })
      void navigate({ to: '/desk/publish', search: { show: 'promotions' } })
    },
  })
  const { value, change, error } = editing
  const drawn = {
    ...value,
    firstDay: isDay(value.firstDay) ? value.firstDay : today,
    lastDay: isDay(value.lastDay) ? value.lastDay : today,
  }
  return (
    <Editor
      kind="promotions"
      title={offer ? <Trans>Edit promotion</Trans> : <Trans>New promotion</Trans>}
      editing={editing}
      preview={
        <AsOwner where={<Trans>For the owners of the chosen contracts, and whom they share it with</Trans>}>
          {(spoken) => <PromotionPreview offer={drawn} language={spoken} />}
        </AsOwner>
      }
      actions={<SaveButtons isPublished={isOut} busy={editing.busy} />}
    >
      {offer && (
        <Meanwhile
          mine={value.version}
          newest={offer.changed}
          onTheirs={editing.discard}
          onMine={(newest) => change({ version: newest })}
        />
      )}
      <OfferTexts value={value} change={change} error={error} offer={offer} />
      <OfferFigures value={value} change={change} error={error} offer={offer} today={today} />
      <Audience
        offer={offer}
        hotels={hotels}
        value={value.hotels}
        onChange={(chosen) => change({ hotels: chosen })}
        error={error('hotels')}
      />
      <PictureChoice
        value={value.picture}
        onChange={(picture) => change({ picture })}
        error={error('picture')}
      />
    </Editor>
  )
}

function typedOf(
  offer: Offer | null,
  today: Day,
  hotels: readonly OfferHotel[],
): DrawnOffer & { version: number } {
  if (!offer)
    return {
      code: '',
      title: empty,
      summary: empty,
      body: empty,
      disclaimer: empty,
      percentOff: null,
      picture: 'bay-dawn',
      firstDay: today,
      lastDay: addDays(today, 60),
      position: 1,
      hotels: hotels.map(({ id }) => id),
      version: 0,
    }
  const { code, title, summary, body, disclaimer, percentOff, picture, firstDay, lastDay, position } = offer
  const texts = { title, summary, body, disclaimer }
  const figures = { code, percentOff, picture, firstDay, lastDay, position }
  return { ...texts, ...figures, version: offer.changed.version }
}
