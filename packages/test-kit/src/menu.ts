import {
  createCategory,
  createProduct,
  importMenuFile,
  previewMenuFile,
  type BodyInputOf,
} from '@simplato/contract';
import type { Client } from './client.ts';

/** A category to create with its products, as they are written on the wire. */
export type NewCategory = BodyInputOf<typeof createCategory> & {
  products: readonly Omit<BodyInputOf<typeof createProduct>, 'productostype'>[];
};

/** Adds categories, whose names have to be new, and their products, in this order. */
export async function fillMenu(owner: Client, categories: readonly NewCategory[]): Promise<void> {
  for (const { products, ...category } of categories) {
    const list = await owner.call(createCategory, { body: category });
    const made = list.find(({ nombrecategoria }) => nombrecategoria === category.nombrecategoria);
    if (!made) throw new Error(`The category ${category.nombrecategoria} was not made`);
    for (const product of products) {
      await owner.call(createProduct, { body: { productostype: made.idcategoria, ...product } });
    }
  }
}

/** Imports a sheet or a complete file, as its preview shows it. */
export async function importMenu(owner: Client, file: Uint8Array): Promise<void> {
  const { huella } = await owner.call(previewMenuFile, { file });
  await owner.call(importMenuFile, { file, query: { huella } });
}
