import { AppError } from '../app-error.ts';
import type { Session } from './session.ts';

/** A body may name the restaurant, but only the caller's own. */
export function requireOwnRestaurant(body: MayNameRestaurant, session: Session): void {
  if (namesAnother(body, session)) throw new AppError('other_house');
}

/**
 * The same for a row that is sent back whole. A row of another restaurant is `not_found`, as
 * everywhere; a row of the caller's own that names another restaurant is an error.
 */
export async function requireOwnRow(
  body: MayNameRestaurant,
  session: Session,
  find: () => Promise<unknown>,
): Promise<void> {
  if (!namesAnother(body, session)) return;
  throw new AppError((await find()) ? 'other_house' : 'not_found');
}

interface MayNameRestaurant {
  identerprise?: number | undefined;
}

function namesAnother({ identerprise }: MayNameRestaurant, { restaurantId }: Session): boolean {
  return identerprise !== undefined && identerprise !== restaurantId;
}
