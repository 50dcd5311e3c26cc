import type { Bilingual } from '../../kernel/language.ts'

/** What the papers say of a resort. */
export interface ResortPaperFacts {
  id: number
  name: string
  place: Bilingual
  checkInTime: string
  checkOutTime: string
  /** The illustration of the resort. */
  scene: string
}

/** What is peculiar to each resort of the demo club, by its number. */
export const RESORT_CUSTOMS: Readonly<Record<number, { water: Bilingual; nature: Bilingual }>> = {
  1: {
    water: {
      en: 'The lagoon pool is for swimming, the courtyard pool for quiet. No glass at either.',
      es: 'La alberca laguna es para nadar; la del patio, para descansar. Sin vidrio en ninguna.',
    },
    nature: {
      en: 'From May to October turtles nest on the beach: no lights on the sand after dusk, and no digging.',
      es: 'De mayo a octubre las tortugas anidan en la playa: sin luces en la arena al anochecer y sin excavar.',
    },
  },
  2: {
    water: {
      en: 'The surf is strong from June to November. Swim between the flags and heed the lifeguard.',
      es: 'El oleaje es fuerte de junio a noviembre. Nade entre banderas y atienda al salvavidas.',
    },
    nature: {
      en: 'Pelicans and iguanas live here too. Feeding them makes them ill.',
      es: 'Aquí también viven pelícanos e iguanas. Alimentarlos los enferma.',
    },
  },
  3: {
    water: {
      en: 'The stromatolites in the lagoon are alive and older than anyone: do not stand on them, do not touch them.',
      es: 'Los estromatolitos de la laguna están vivos y son más viejos que nadie: no se pare en ellos ni los toque.',
    },
    nature: {
      en: 'Sunscreen stays out of the lagoon: wear a shirt, or rinse before you swim.',
      es: 'El bloqueador no entra a la laguna: use camiseta o enjuáguese antes de nadar.',
    },
  },
}
