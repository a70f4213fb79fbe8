/**
 * Who stands behind Simplato, as LSSI art. 10 wants it said. This is the one place: the legal pages
 * and what search engines are told read it from here. What is null is not known yet, and the pages
 * say so instead of inventing it.
 */
interface Company {
  brand: string;
  legalName: string | null;
  taxId: string | null;
  /** Street and number. */
  street: string | null;
  /** Where it is registered: registry, volume, sheet. */
  registry: string | null;
  email: string | null;
  phone: string | null;
  postalCode: string;
  town: string;
  province: string;
  country: string;
}

export const COMPANY: Company = {
  brand: 'Simplato',
  legalName: null,
  taxId: null,
  street: null,
  registry: null,
  email: null,
  phone: null,
  postalCode: '28300',
  town: 'Aranjuez',
  province: 'Madrid',
  country: 'España',
};
