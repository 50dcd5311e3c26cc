/** The time zone of whoever looks, by the browser's settings (IANA name). */
export const OWN_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone
