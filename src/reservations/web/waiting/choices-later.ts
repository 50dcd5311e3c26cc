/** What chooses benefits, in one file: the last look at an offer, and the benefits of a wish. */
export { BenefitsToWish } from './benefits-to-wish.tsx'
export { TakeDialog } from './take-dialog.tsx'
