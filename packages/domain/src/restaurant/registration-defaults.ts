/** Initial values of the restaurant registration form. */
export const REGISTRATION_DEFAULTS = {
  country: 'España',
  province: 'Madrid',
  city: 'Aranjuez',
  postalCode: '28300',
  vatPercent: 10,
} as const;
