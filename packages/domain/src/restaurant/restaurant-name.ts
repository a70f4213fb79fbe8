/**
 * The legal form at the end: to its guests 'Taberna del Palacio, S.L.' is 'Taberna del Palacio'.
 */
const COMPANY_FORM = /,?\s+s\.?\s?(?:[al]|l\.?l|c|coop)\.?\s?(?:u\.?)?$/i;

/** The restaurant's short name, for bars and sheets where space is scarce. */
export function restaurantName(legalName: string): string {
  return legalName.replace(COMPANY_FORM, '') || legalName;
}
