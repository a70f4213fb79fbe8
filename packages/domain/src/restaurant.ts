/** A business as it registers and as its diners may see it. */
export interface Restaurant {
  restaurantId: number;
  taxId: string;
  legalName: string;
  country: string;
  province: string;
  city: string;
  postalCode: string;
  address: string;
  phone: string;
  vatPercent: number;
  facebook: string;
  instagram: string;
  google: string;
}
