/** What the registration of a restaurant is filled in with (spec §9). */
export const REGISTRATION_DEFAULTS = {
  country: 'España',
  province: 'Madrid',
  city: 'Aranjuez',
  postalCode: '28300',
  vatPercent: 10,
} as const;
