import {
  accentOf,
  printedMenu,
  printedMenuName,
  restaurantName,
  wallTime,
  type Language,
} from '@simplato/domain';
import { AppError } from '../../../app-error.ts';
import type { Queryable } from '../../../db/database.ts';
import type { FileAnswer } from '../../../http/serve-file.ts';
import { menuPdf } from '../../../printing/menu-pdf.ts';
import { readLogoForPaper } from '../../photos/read-logo.ts';
import { loadRestaurant } from '../../restaurants/load-restaurant.ts';
import { readMenu } from '../read-menu.ts';

/** The menu on A4, for guests without a phone. Throws `not_found` while there is nothing on it. */
export async function printMenu(
  db: Queryable,
  restaurantId: number,
  language: Language,
  at: Date,
): Promise<FileAnswer> {
  const menu = printedMenu(await readMenu(db, restaurantId, at), language);
  if (menu.sections.length === 0) throw new AppError('not_found');
  const restaurant = await loadRestaurant(db, restaurantId);
  const head = {
    name: restaurantName(restaurant),
    accent: accentOf(restaurant.accent).light.text,
    logo: await readLogoForPaper(db, restaurant),
    address: [restaurant.address, restaurant.city, restaurant.phone]
      .filter((part) => part !== '')
      .join(' · '),
    printedAt: at,
  };
  return {
    name: printedMenuName(restaurant, wallTime(at).date, language),
    content: await menuPdf(menu, head, language),
  };
}
