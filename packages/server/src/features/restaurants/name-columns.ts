import type { NamedRestaurant } from '@simplato/domain';
import { selected, type Columns } from '../../db/columns.ts';

const NAMED: Columns<NamedRestaurant> = { legalName: ['legal_name', 'text'] };

/** The columns from which a restaurant is named to its guests. */
export function nameColumns(alias: string): string {
  return selected(NAMED, alias);
}
