import { listOpenTowns } from '@simplato/contract';
import { REGISTRATION_DEFAULTS } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const USUAL: readonly string[] = [REGISTRATION_DEFAULTS.city];

/** Where a restaurant may register today; the usual town until the server has said so. */
export function useOpenTowns(): readonly string[] {
  const { data } = useQuery({
    queryKey: ['open-towns'],
    queryFn: async () => (await call(listOpenTowns)).ciudades,
    staleTime: 60 * 60_000,
  });
  return data && data.length > 0 ? data : USUAL;
}

const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

/** 'Aranjuez, Chinchón y Ocaña' */
export function townList(towns: readonly string[]): string {
  return LIST.format(towns);
}
