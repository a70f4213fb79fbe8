import { formatNetMicros, parseNetMicros, type Product } from '@simplato/domain';
import { onlyRow, type Queryable } from '../../db/database.ts';

const COLUMNS = `product_id as "productId", restaurant_id as "restaurantId",
  category_id as "categoryId", name, description, net_price as "netPrice",
  vat_percent as "vatPercent", quantity, image_url as "imageUrl", brand, reference, barcode,
  is_available as "isAvailable"`;

export type NewProduct = Omit<Product, 'productId' | 'restaurantId'>;
type ProductRow = Omit<Product, 'netMicros'> & { netPrice: string };

export async function listProducts(db: Queryable, restaurantId: number): Promise<Product[]> {
  const rows = await db.query<ProductRow>(
    `select ${COLUMNS} from products where restaurant_id = $1 order by product_id`,
    [restaurantId],
  );
  return rows.map(fromRow);
}

/** A product with the course of its category, which orders the kitchen's lines. */
export type MenuProduct = Product & { course: number };

export async function listMenuProducts(
  db: Queryable,
  restaurantId: number,
): Promise<MenuProduct[]> {
  const rows = await db.query<ProductRow & { course: number }>(
    `select ${COLUMNS},
       (select c.course from categories c
        where c.restaurant_id = p.restaurant_id and c.category_id = p.category_id) as course
     from products p where restaurant_id = $1`,
    [restaurantId],
  );
  return rows.map(({ course, ...row }) => ({ ...fromRow(row), course }));
}

export async function findProduct(db: Queryable, restaurantId: number, productId: number) {
  const [row] = await db.query<ProductRow>(
    `select ${COLUMNS} from products where restaurant_id = $1 and product_id = $2`,
    [restaurantId, productId],
  );
  return row ? fromRow(row) : null;
}

export async function insertProduct(
  db: Queryable,
  restaurantId: number,
  product: NewProduct,
): Promise<Product> {
  const rows = await db.query<ProductRow>(
    `insert into products (restaurant_id, category_id, name, description, net_price, vat_percent,
       quantity, image_url, brand, reference, barcode, is_available)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning ${COLUMNS}`,
    [restaurantId, ...valuesOf(product)],
  );
  return fromRow(onlyRow(rows));
}

export async function updateProduct(
  db: Queryable,
  restaurantId: number,
  productId: number,
  product: NewProduct,
): Promise<Product | null> {
  const [row] = await db.query<ProductRow>(
    `update products set category_id = $3, name = $4, description = $5, net_price = $6,
       vat_percent = $7, quantity = $8, image_url = $9, brand = $10, reference = $11,
       barcode = $12, is_available = $13
     where restaurant_id = $1 and product_id = $2 returning ${COLUMNS}`,
    [restaurantId, productId, ...valuesOf(product)],
  );
  return row ? fromRow(row) : null;
}

/** False when there is no such product. */
export async function deleteProduct(
  db: Queryable,
  restaurantId: number,
  productId: number,
): Promise<boolean> {
  const rows = await db.query(
    'delete from products where restaurant_id = $1 and product_id = $2 returning 1',
    [restaurantId, productId],
  );
  return rows.length > 0;
}

function fromRow({ netPrice, ...product }: ProductRow): Product {
  return { ...product, netMicros: parseNetMicros(netPrice) ?? 0 };
}

function valuesOf(product: NewProduct): unknown[] {
  return [
    product.categoryId,
    product.name,
    product.description,
    formatNetMicros(product.netMicros),
    product.vatPercent,
    product.quantity,
    product.imageUrl,
    product.brand,
    product.reference,
    product.barcode,
    product.isAvailable,
  ];
}
