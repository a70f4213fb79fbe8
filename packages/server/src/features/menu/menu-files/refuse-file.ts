import { MENU_LIMITS } from '@simplato/domain';
import { AppError } from '../../../app-error.ts';

/** Throws: the file as a whole cannot be read. `why` is shown to the user, in Spanish. */
export function refuseFile(why: string): never {
  throw new AppError('menu_file_unreadable', { fields: { archivo: why } });
}

/** Before rows are read, where they can be counted: what is wrong in them takes memory too. */
export function refuseTooLong({ categories = 0, products = 0 }): void {
  if (categories > MENU_LIMITS.categories || products > MENU_LIMITS.products) {
    throw new AppError('menu_file_too_long');
  }
}
