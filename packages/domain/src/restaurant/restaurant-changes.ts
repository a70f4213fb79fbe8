import { changesOf, type FieldChange, type Words } from '../menu-file/menu-changes.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { Restaurant } from './restaurant.ts';

const SETTINGS: Words<Restaurant> = [
  { field: 'Provincia', of: ({ province }) => province },
  { field: 'Ciudad', of: ({ city }) => city },
  { field: 'Código postal', of: ({ postalCode }) => postalCode },
  { field: 'Dirección', of: ({ address }) => address },
  { field: 'Teléfono', of: ({ phone }) => phone },
  {
    field: 'IVA',
    of: ({ vatPercent }) => vatPercent,
    words: ({ vatPercent }) => `${vatPercent} %`,
  },
  { field: 'Facebook', of: ({ facebook }) => facebook },
  { field: 'Instagram', of: ({ instagram }) => instagram },
  { field: 'Google', of: ({ google }) => google },
  {
    field: 'Horario',
    of: ({ kitchen }) => kitchen.hours,
    words: ({ kitchen }) => hoursInWords(kitchen.hours),
  },
  { field: 'Color', of: ({ accent }) => accent },
  {
    field: 'Carta pública',
    of: ({ hasPublicMenu }) => hasPublicMenu,
    words: ({ hasPublicMenu }) => (hasPublicMenu ? 'Sí' : 'No'),
  },
];

/** The differences between two versions of a restaurant's settings, in the words of their form. */
export function settingsChanges(before: Restaurant, after: Restaurant): FieldChange[] {
  return changesOf(SETTINGS, before, after);
}

const DAYS = ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'] as const;

function hoursInWords(hours: OpeningHours): string {
  if (hours.length === 0) return 'Siempre';
  return hours.map(({ day, opens, closes }) => `${DAYS[day - 1]} ${opens}–${closes}`).join(', ');
}
