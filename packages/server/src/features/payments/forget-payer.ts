import type { Queryable } from '../../db/database.ts';

/** For a diner who deletes their account during a payment: no attempt keeps their address. */
export async function forgetPayer(tx: Queryable, email: string): Promise<void> {
  await tx.query(
    `update payments set email = null where state in ('starting', 'open') and email = $1`,
    [email],
  );
}
