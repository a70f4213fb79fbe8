import { categoryFromWire, createCategory } from '@simplato/contract';
import { type Category, courseOfName } from '@simplato/domain';
import { call } from '../../../api/call.ts';

/** The fields that a new category is sent with. Answers all categories, in order. */
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
