import { createStoredValue } from '../../storage/stored-value.ts';

/** Whether this device has shown the first steps, and not yet been told that they are done. */
export const storedStepsShown = createStoredValue<boolean>({
  key: 'primerosPasos',
  empty: false,
  parse: (json) => json === true,
  toJson: (isShown) => isShown,
});
