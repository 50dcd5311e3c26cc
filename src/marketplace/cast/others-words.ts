import { addDays, type Day, daysBetween } from '../../kernel/day.ts'
import type { Language } from '../../kernel/language.ts'
import type { ProductDetailRow } from './products.ts'

/** What other owners note with an order; each writes their own language. */
export const ORDER_NOTES: readonly Record<Language, string>[] = [
  {
    en: 'Peanut allergy (child, 6). Vest size XS twice.',
    es: 'Alergia al cacahuate (menor, 6 años). Dos chalecos XS.',
  },
  { en: 'Allergic to shellfish.', es: 'Alérgica a los mariscos.' },
  { en: 'First time with a mask.', es: 'Primera vez con visor.' },
  {
    en: 'Bad left knee: on the side of the ladder, please.',
    es: 'Rodilla izquierda delicada: del lado de la escalera.',
  },
  { en: 'Asthma; she carries her inhaler.', es: 'Asma; lleva su inhalador.' },
  { en: 'Window side, if there is one.', es: 'Junto a la ventana, si se puede.' },
]

/** The stars that the others gave, and what they said of it. */
const STARS: readonly number[] = [5, 5, 4, 5, 4, 5, 3]
const SAID: readonly Record<Language, string>[] = [
  { en: 'The best morning of our week.', es: 'La mejor mañana de la semana.' },
  { en: 'On time, and done with great care.', es: 'Todo a tiempo y con muchísimo cuidado.' },
  { en: 'Lovely, though a little windy.', es: 'Muy bonito, aunque con algo de viento.' },
  { en: 'We are coming back with the grandchildren.', es: 'Volveremos con los nietos.' },
  {
    en: 'They remembered our names from last year.',
    es: 'Se acordaban de nuestros nombres desde el año pasado.',
  },
  { en: 'Beautiful, but there were too many of us.', es: 'Bonito, pero éramos demasiados.' },
  { en: 'Worth getting up for.', es: 'Vale la pena madrugar.' },
  {
    en: 'Coffee was waiting for us; a thoughtful touch.',
    es: 'Nos esperaban con café; un detalle que se agradece.',
  },
  {
    en: 'Quiet, unhurried, exactly as described.',
    es: 'Tranquilo, sin prisa, tal como lo describen.',
  },
  { en: 'Next time, earlier in the day.', es: 'La próxima vez, más temprano.' },
  { en: 'Our daughter still talks about it.', es: 'Nuestra hija todavía lo cuenta.' },
]
const ANSWER: Record<Language, string> = {
  en: 'Thank you for telling us.',
  es: 'Gracias por contarnos.',
}

interface Said {
  id: number
  order_id: number
  detail_id: number
  operation_day: Day
}

/**
 * What was said of lines that are past: of every other one, some months ago as well as lately, in the language of who ordered
 * (`english`: the orders of those who read English).
 */
export function reviewsOf(
  today: Day,
  lines: readonly Said[],
  details: readonly ProductDetailRow[],
  english: ReadonlySet<number>,
) {
  return lines
    .filter(({ id, operation_day }) => operation_day < addDays(today, -2) && id % 2 === 0)
    .flatMap(({ id, order_id, detail_id, operation_day }) => {
      const product = details.find((one) => one.id === detail_id)?.product_id
      const language = english.has(order_id) ? 'en' : 'es'
      const stars = STARS[id % STARS.length] ?? 5
      const words = id % 6 === 0 ? (SAID[(id / 6) % SAID.length]?.[language] ?? null) : null
      const at = `${addDays(operation_day, 1)}T15:00:00Z`
      // The club answers within three weeks.
      const answer = words && daysBetween(operation_day, today) > 21 ? ANSWER[language] : null
      return product === undefined
        ? []
        : [
            {
              order_detail_id: id,
              product_id: product,
              stars,
              words,
              created_at: at,
              changed_at: at,
              answer,
              answered_at: answer && `${addDays(operation_day, 3)}T15:00:00Z`,
            },
          ]
    })
}
