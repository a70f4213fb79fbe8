import { REGISTRATION_DEFAULTS } from '@simplato/domain';
import {
  loadQueryClient,
  queryOptions,
  useHydratedQuery,
} from '../../first-view/hydrated-queries.ts';

const USUAL: readonly string[] = [REGISTRATION_DEFAULTS.city];

export const frontDoorQuery = queryOptions({
  queryKey: ['front-door'],
  queryFn: async () => (await loadQueryClient()).readFrontDoor(),
  staleTime: 60 * 60_000,
});

/** Where a restaurant may register at present; the default town until the server has answered. */
export function useOpenTowns(): readonly string[] {
  const towns = useHydratedQuery(frontDoorQuery).data?.ciudades;
  return towns && towns.length > 0 ? towns : USUAL;
}

/** The code of a table that anybody may try, if the server has a demo restaurant. */
export function useTryOutCode(): string | undefined {
  return useHydratedQuery(frontDoorQuery).data?.mesadeprueba;
}

/** 'Aranjuez, Chinchón y Ocaña' */
export function townList(towns: readonly string[]): string {
  return new Intl.ListFormat('es', { type: 'conjunction' }).format(towns);
}
