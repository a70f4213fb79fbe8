import { categoryFromWire } from '@simplato/contract';
import { createCategory } from '@simplato/contract/staff-endpoints';
import { type Category, courseOfName } from '@simplato/domain';
import { call } from '../../../api/call.ts';

/** Creates a category with the default fields. Returns all categories, in order. */
export async function sendNewCategory(restaurantId: number, name: string): Promise<Category[]> {
  const list = await call(createCategory, {
    body: {
      identerprise: restaurantId,
      nombrecategoria: name,
      curso: courseOfName(name),
      activo: 1,
      imgurl: 'string',
      color: 'string',
    },
  });
  return list.map(categoryFromWire);
}
