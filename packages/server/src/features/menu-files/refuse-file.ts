import { AppError } from '../../app-error.ts';

/** Throws: the file as a whole cannot be read. `why` is shown to the user, in Spanish. */
export function refuseFile(why: string): never {
  throw new AppError('menu_file_unreadable', { fields: { archivo: why } });
}
