import type { Language, NamedRestaurant } from '@simplato/domain';
import { onlyRow, type Queryable } from '../../db/database.ts';
import { nameColumns } from '../restaurants/restaurant-names.ts';

export interface Diner {
  dinerId: number;
  name: string;
  username: string;
  email: string;
  passwordHash: string;
  createdAt: Date;
  /** The language in which they last used Simplato. */
  language: Language;
}

const COLUMNS = `diner_id as "dinerId", name, username, email, password_hash as "passwordHash",
  created_at as "createdAt", language`;

export async function findDinerByEmail(db: Queryable, email: string): Promise<Diner | null> {
  const [diner] = await db.query<Diner>(
    `select ${COLUMNS} from diners where lower(email) = lower($1)`,
    [email],
  );
  return diner ?? null;
}

export async function findDiner(db: Queryable, dinerId: number): Promise<Diner | null> {
  const [diner] = await db.query<Diner>(`select ${COLUMNS} from diners where diner_id = $1`, [
    dinerId,
  ]);
  return diner ?? null;
}

export async function insertDiner(
  db: Queryable,
  diner: Omit<Diner, 'dinerId' | 'createdAt' | 'language'>,
): Promise<Diner> {
  const rows = await db.query<Diner>(
    `insert into diners (name, username, email, password_hash) values ($1, $2, $3, $4)
     returning ${COLUMNS}`,
    [diner.name, diner.username, diner.email, diner.passwordHash],
  );
  return onlyRow(rows);
}

export async function updateDinerNames(
  db: Queryable,
  dinerId: number,
  { name, username }: { name: string; username: string },
): Promise<void> {
  await db.query('update diners set name = $2, username = $3 where diner_id = $1', [
    dinerId,
    name,
    username,
  ]);
}

/** Also deletes their sessions and links; visits and their orders stay, without a diner. */
export async function deleteDiner(db: Queryable, dinerId: number): Promise<void> {
  await db.query('delete from diners where diner_id = $1', [dinerId]);
}

export interface DinerVisit extends NamedRestaurant {
  restaurantId: number;
  visitId: string;
  startedAt: Date;
}

export async function listVisitsOf(db: Queryable, dinerId: number): Promise<DinerVisit[]> {
  return db.query<DinerVisit>(
    `select v.restaurant_id as "restaurantId", v.visit_id as "visitId",
       ${nameColumns('r')}, v.started_at as "startedAt"
     from visits v join restaurants r on r.restaurant_id = v.restaurant_id
     where v.diner_id = $1 order by v.started_at`,
    [dinerId],
  );
}
