import type { Bilingual } from '../../kernel/language.ts'

/** "2%", "1.5%": basis points as they are read, in both languages. */
export const percentWords = (basisPoints: number): string => `${basisPoints / 100}%`

/** The statement's name of a plan's fee. */
export function feeConcept(basisPoints: number): Bilingual {
  const percent = percentWords(basisPoints)
  return { en: `Fee for installments, ${percent}`, es: `Cargo por parcialidades, ${percent}` }
}

/** By which reference the statement knows that fee: of a plan by its number. */
export function feeReference(number: string): string {
  return `IF-${number}`
}

/** The statement's name of the fee that is given back when a plan ends. */
export function feeBackConcept(): Bilingual {
  return { en: 'Fee for installments, given back', es: 'Cargo por parcialidades, devuelto' }
}

/** The statement's name of the charges that a plan took over. */
export function planConcept(parts: number): Bilingual {
  return { en: `Moved into ${parts} installments`, es: `Pasado a ${parts} parcialidades` }
}

/** The statement's name of a part of a plan. */
export function partConcept(position: number, parts: number): Bilingual {
  return { en: `Installment ${position} of ${parts}`, es: `Parcialidad ${position} de ${parts}` }
}

/** The statement's name of a charge's interest by a rule, with the rule's own name. */
export function interestConcept(of: Bilingual, basisPoints: number, rule: string): Bilingual {
  const percent = percentWords(basisPoints)
  return {
    en: `Interest, ${percent} a month (rule ${rule}): ${of.en}`,
    es: `Intereses, ${percent} mensual (regla ${rule}): ${of.es}`,
  }
}

/** The statement's name of the discount of a charge that was paid early, with the rule's own name. */
export function discountConcept(of: Bilingual, basisPoints: number, rule: string): Bilingual {
  const percent = percentWords(basisPoints)
  return {
    en: `Paid early, ${percent} (rule ${rule}): ${of.en}`,
    es: `Pago anticipado, ${percent} (regla ${rule}): ${of.es}`,
  }
}

/** The statement's name of the part of such a discount that falls with a refund. */
export function discountBackConcept(of: Bilingual): Bilingual {
  return {
    en: `Early payment taken back: ${of.en}`,
    es: `Pago anticipado sin efecto: ${of.es}`,
  }
}

/** The account's name of a condo fee that the statement does not list yet. */
export function quarterConcept(year: number, quarter: number | null): Bilingual {
  return {
    en: `Condo fee, Q${quarter} ${year}`,
    es: `Cuota de condominio, T${quarter} ${year}`,
  }
}
