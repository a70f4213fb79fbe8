import { createStoredValue, useStoredValue } from '../../../storage/stored-value.ts';

/** The question that was put aside, by the hour that it named: it is not put again. */
const storedAside = createStoredValue<string>({
  key: 'puertaVista',
  empty: '',
  parse: (json) => (typeof json === 'string' ? json : null),
  toJson: (openSince) => openSince,
});

export function useDoorAside(): string {
  return useStoredValue(storedAside, '');
}

export function putDoorAside(openSince: string): void {
  storedAside.write(openSince);
}
