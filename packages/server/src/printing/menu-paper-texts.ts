import type { Language } from '@simplato/domain';

interface PaperTexts {
  vatIncluded: string;
  /** Before the numbers of what a product may hold traces of. */
  traces: string;
  unstated: string;
  /** What it means if a product has no number. */
  none: string;
  ask: string;
}

/** What a printed menu says besides the restaurant's texts and those that a screen has too. */
export const PAPER_TEXTS: Readonly<Record<Language, PaperTexts>> = {
  es: {
    vatIncluded: 'Precios en euros, IVA incluido',
    traces: 'puede contener trazas de',
    unstated: 'Alérgenos no informados: pregunta al personal.',
    none: 'Sin número: sin alérgenos de declaración obligatoria.',
    ask: 'Si tienes alguna alergia, pregunta al camarero antes de pedir.',
  },
  en: {
    vatIncluded: 'Prices in euros, VAT included',
    traces: 'may contain traces of',
    unstated: 'Allergens not stated: ask the staff.',
    none: 'No number: none of the allergens that must be declared.',
    ask: 'If you have any allergy, ask the waiter before ordering.',
  },
  fr: {
    vatIncluded: 'Prix en euros, TVA comprise',
    traces: 'traces possibles de',
    unstated: 'Allergènes non communiqués\u00a0: demande au personnel.',
    none: 'Sans numéro\u00a0: aucun des allergènes à déclaration obligatoire.',
    ask: 'Si tu as une allergie, demande au serveur avant de commander.',
  },
  de: {
    vatIncluded: 'Preise in Euro, inkl. MwSt.',
    traces: 'kann Spuren enthalten von',
    unstated: 'Keine Angabe zu Allergenen: Frag das Personal.',
    none: 'Ohne Nummer: keine der kennzeichnungspflichtigen Allergene.',
    ask: 'Wenn du eine Allergie hast, frag das Personal, bevor du bestellst.',
  },
  pt: {
    vatIncluded: 'Preços em euros, IVA incluído',
    traces: 'pode conter vestígios de',
    unstated: 'Alergénios não indicados: pergunta ao pessoal.',
    none: 'Sem número: sem alergénios de declaração obrigatória.',
    ask: 'Se tens alguma alergia, pergunta ao empregado antes de pedir.',
  },
  ca: {
    vatIncluded: 'Preus en euros, IVA inclòs',
    traces: 'pot contenir traces de',
    unstated: 'Al·lèrgens no informats: pregunta al personal.',
    none: 'Sense número: sense al·lèrgens de declaració obligatòria.',
    ask: 'Si tens cap al·lèrgia, pregunta al cambrer abans de demanar.',
  },
};
