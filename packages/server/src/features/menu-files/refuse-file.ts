import { AppError } from '../../app-error.ts';

/** Nothing of the file can be read, and this is why. */
export function refuseFile(why: string): never {
  throw new AppError('menu_file_unreadable', { fields: { archivo: why } });
}
