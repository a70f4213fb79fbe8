/** What the registration of a restaurant is filled in with. */
export const REGISTRATION_DEFAULTS = {
  country: 'España',
  province: 'Madrid',
  city: 'Aranjuez',
  postalCode: '28300',
  vatPercent: 10,
} as const;
