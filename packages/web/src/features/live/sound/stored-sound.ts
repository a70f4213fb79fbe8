import { createStoredValue } from '../../../storage/stored-value.ts';

export type SoundPreference = 'unasked' | 'on' | 'muted';

/** Whether this device makes sound for new orders. */
export const storedSound = createStoredValue<SoundPreference>({
  key: 'sonidoPedidos',
  empty: 'unasked',
  parse: (json) => (json === 'on' || json === 'muted' ? json : null),
  toJson: (preference) => preference,
});
