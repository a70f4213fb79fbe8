import { digestOf, PASSWORD } from '@simplato/test-kit';
import type { Database } from '../src/db/database.ts';
import { addStaff } from '../src/features/people/add-staff.ts';
import { addRestaurant } from '../src/features/restaurants/register-restaurant.ts';

/**
 * A restaurant and its owner, set up with the application's own use cases: no request, session or mail
 * is counted that a test or a bench did not make itself.
 */
export interface StoredRestaurant {
  restaurantId: number;
  /** Of its owner, whose password is PASSWORD. */
  email: string;
  username: string;
}

export async function storeRestaurant(db: Database, legalName: string): Promise<StoredRestaurant> {
  const restaurantId = await addRestaurant(db, {
    legalName,
    taxId: 'B00283002',
    country: 'España',
    province: 'Madrid',
    city: 'Aranjuez',
    postalCode: '28300',
    address: 'Calle de los Jardineros, 7',
    phone: '910000283',
    vatPercent: 10,
    facebook: '',
    instagram: '',
    google: '',
  });
  const email = `Cocina.${restaurantId}@example.com`;
  const username = `cocina${restaurantId}`;
  const digest = digestOf(PASSWORD);
  await addStaff(db, { restaurantId, email, username, digest, isOwner: true });
  return { restaurantId, email, username };
}
