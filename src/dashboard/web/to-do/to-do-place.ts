/** The place on the home where stands what waits: the sentence above leads there. */
export const TO_DO = 'to-do'
