import { everyScreen, LOW } from './every-screen.ts'

everyScreen(0, [
  { theme: 'light', language: 'en', width: 1440 },
  { theme: 'dark', language: 'es', width: 390 },
  { theme: 'light', language: 'es', ...LOW },
])
