/**
 * The company behind Simplato, as LSSI art. 10 requires it to be named. This is the single source:
 * the legal pages and the data for search engines read it from here. Null means not known yet, and
 * the pages say so.
 */
interface Company {
  brand: string;
  legalName: string | null;
  taxId: string | null;
  /** Street and number. */
  street: string | null;
  /** Entry in the commercial register: registry, volume, sheet. */
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
