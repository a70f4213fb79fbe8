import { changesOf, type FieldChange, type FieldDescriptions } from '../changes/field-changes.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { Restaurant, Settings } from './restaurant.ts';

export const SETTINGS_FIELDS: FieldDescriptions<Settings, Restaurant> = {
  tradeName: { heading: 'Nombre comercial' },
  province: { heading: 'Provincia' },
  city: { heading: 'Ciudad' },
  postalCode: { heading: 'Código postal' },
  address: { heading: 'Dirección' },
  phone: { heading: 'Teléfono' },
  vatPercent: { heading: 'IVA', words: ({ vatPercent }) => `${vatPercent} %` },
  facebook: { heading: 'Facebook' },
  instagram: { heading: 'Instagram' },
  google: { heading: 'Google' },
  hours: {
    heading: 'Horario',
    of: ({ kitchen }) => kitchen.hours,
    words: ({ kitchen }) => describeHours(kitchen.hours),
  },
  accent: { heading: 'Color' },
  hasPublicMenu: {
    heading: 'Carta pública',
    words: ({ hasPublicMenu }) => (hasPublicMenu ? 'Sí' : 'No'),
  },
  suggestsCourses: {
    heading: 'Cómo llega la comida',
    words: ({ suggestsCourses }) => (suggestsCourses ? 'Por tiempos' : 'Todo junto'),
  },
  dinersFire: {
    heading: 'La mesa marcha sus tiempos',
    words: ({ dinersFire }) => (dinersFire ? 'Sí' : 'No'),
  },
};

/** The differences between two versions of a restaurant's settings, in the words of their form. */
export function settingsChanges(before: Restaurant, after: Restaurant): FieldChange[] {
  return changesOf(SETTINGS_FIELDS, before, after);
}

const DAYS = ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'] as const;

function describeHours(hours: OpeningHours): string {
  if (hours.length === 0) return 'Siempre';
  return hours.map(({ day, opens, closes }) => `${DAYS[day - 1]} ${opens}–${closes}`).join(', ');
}
