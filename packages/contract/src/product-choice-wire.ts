import type { ProductChoice } from '@simplato/domain';

/** What is chosen of a product, on any line; format and weight are left out where there are none. */
interface ProductChoiceWire {
  idformato?: number | undefined;
  gramos?: number | undefined;
  opciones?: number[] | undefined;
}

export function choiceToWire({ formatId, optionIds, grams }: ProductChoice) {
  return {
    ...(formatId !== null && { idformato: formatId }),
    opciones: [...optionIds],
    ...(grams !== undefined && { gramos: grams }),
  };
}

export function choiceFromWire({
  idformato,
  opciones = [],
  gramos,
}: ProductChoiceWire): ProductChoice {
  return {
    formatId: idformato ?? null,
    optionIds: opciones,
    ...(gramos !== undefined && { grams: gramos }),
  };
}
