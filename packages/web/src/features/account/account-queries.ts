import { listStaff, readDiner } from '@simplato/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const dinerAccountQuery = queryOptions({
  queryKey: ['account', 'diner'],
  queryFn: async () => await call(readDiner),
});

/** The person of this session among the house's users. */
export function staffAccountQuery(restaurantId: number | null, username: string | null) {
  return queryOptions({
    queryKey: ['account', 'staff', restaurantId, username],
    queryFn: async () => {
      const members = await call(listStaff);
      const own = members.find(({ nombreusuario }) => nombreusuario === username) ?? members[0];
      const [name, mail] = [own?.nombreusuario ?? '', own?.mail ?? ''];
      return { username: name, email: mail, pendingEmail: null as string | null };
    },
    enabled: restaurantId !== null,
  });
}
