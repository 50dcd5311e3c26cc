/** Where in the page of benefits one stands. */
export const benefitHash = (code: string) => `benefit-${code}`
