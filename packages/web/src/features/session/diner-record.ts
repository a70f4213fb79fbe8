import type { DinerWire } from '@simplato/contract';
import { createStoredValue, useStoredValue } from '../../storage/stored-value.ts';
import { useSession } from './session-store.ts';

/** The logged-in diner's data: to greet by name, and to fill in the next login. */
export interface DinerRecord {
  name: string;
  username: string;
  email: string;
}

export const storedDiner = createStoredValue<DinerRecord | null>({
  key: 'comensal',
  empty: null,
  parse: (json) => {
    const { nombre, nombreusuario, mail } = (json ?? {}) as Record<string, unknown>;
    return typeof nombre === 'string' &&
      typeof nombreusuario === 'string' &&
      typeof mail === 'string'
      ? { name: nombre, username: nombreusuario, email: mail }
      : null;
  },
  toJson: (diner) =>
    diner && { nombre: diner.name, nombreusuario: diner.username, mail: diner.email },
});

export function rememberDiner(wire: DinerWire): void {
  storedDiner.write({ name: wire.nombre, username: wire.nombreusuario, email: wire.mail });
}

/** The record of the logged-in diner; null for guests, staff and anonymous visitors. */
export function useDinerRecord(): DinerRecord | null {
  const { userType, userName } = useSession();
  const diner = useStoredValue(storedDiner, null);
  return userType === 'CLIENTE' && diner?.username === userName ? diner : null;
}
