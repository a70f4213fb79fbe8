/** 'Taberna del Palacio, S.L.' is 'Taberna del Palacio' to those who eat there. */
const COMPANY_FORM = /,?\s+s\.?\s?(?:[al]|l\.?l|c|coop)\.?\s?(?:u\.?)?$/i;

/** The house's name as people say it, for bars and sheets where every letter counts. */
export function houseName(legalName: string): string {
  return legalName.replace(COMPANY_FORM, '') || legalName;
}
