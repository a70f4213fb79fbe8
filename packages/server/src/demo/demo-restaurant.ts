// The demo restaurant: an invented tavern in Aranjuez with its staff login and tables, and a diner with an
// account. Its menu is in demo-menu.json.
// It must not lead to anybody real: no such company, a reserved mail domain, no social accounts.

export const demoRestaurant = {
  // The control digit (2) is valid, but the province code (00) belongs to no Spanish province.
  taxId: 'B00283002',
  legalName: 'Taberna del Palacio, S.L.',
  address: 'Calle de los Jardineros, 7',
  city: 'Aranjuez',
  province: 'Madrid',
  postalCode: '28300',
  country: 'España',
  phone: '910000283',
  vatPercent: 10,
  facebook: '',
  instagram: '',
  google: '',
};

export const demoStaff = {
  email: 'cocina@tabernadelpalacio.example',
  username: 'cocina',
  password: 'Comanda2026',
};

export const demoDiner = {
  name: 'Lucía Vega',
  email: 'comensal@correo.example',
  username: 'comensal',
  password: 'Servilleta2026',
};

// No dashes: the table's QR code separates table and restaurant with one.
export const demoTerrace: readonly string[] = ['Terraza 1', 'Terraza 2'];
export const demoTables: readonly string[] = ['1', '2', '3', '4', ...demoTerrace];
