import { readDiner, readOwnStaff } from '@simplato/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const dinerAccountQuery = queryOptions({
  queryKey: ['account', 'diner'],
  queryFn: async () => await call(readDiner),
});

export function staffAccountQuery(restaurantId: number | null) {
  return queryOptions({
    queryKey: ['account', 'staff', restaurantId],
    queryFn: async () => {
      const { nombreusuario = '', mail = '', mailpendiente = null } = await call(readOwnStaff);
      return { username: nombreusuario, email: mail, pendingEmail: mailpendiente };
    },
    enabled: restaurantId !== null,
  });
}
