import { AppError } from '../app-error.ts';
import type { Session } from '../features/sessions/session.ts';

/** A body may name the restaurant, but only the caller's own. */
export function requireOwnHouse(
  body: { identerprise?: number | undefined },
  session: Session,
): void {
  if (body.identerprise !== undefined && body.identerprise !== session.restaurantId) {
    throw new AppError('other_house');
  }
}
