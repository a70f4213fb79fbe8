import { createStoredValue } from '../session/stored-value.ts';

export type SoundPreference = 'unasked' | 'on' | 'muted';

/** Whether this tablet rings. */
export const storedSound = createStoredValue<SoundPreference>({
  key: 'sonidoPedidos',
  empty: 'unasked',
  parse: (json) => (json === 'on' || json === 'muted' ? json : null),
  toJson: (preference) => preference,
});
