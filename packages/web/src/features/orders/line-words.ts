import {
  dishName,
  nameIn,
  type ChosenOption,
  type MenuLanguage,
  type PricedLine,
  type Product,
  type Wording,
} from '@simplato/domain';

export interface LineWords {
  name: Wording;
  options: Wording[];
}

/**
 * A line in the diner's language, as far as the menu of now still knows the dish. Without one, or in
 * Spanish, it says what it said when it was chosen.
 */
export function lineWords(
  line: Pick<PricedLine, 'name' | 'options'>,
  product: Product | undefined,
  language: MenuLanguage | null,
): LineWords {
  const asChosen = { name: { text: line.name }, options: line.options.map(asText) };
  if (language === null || product === undefined) return asChosen;
  const known = new Map(
    product.optionGroups.flatMap(({ options }) =>
      options.map((option) => [option.optionId, option] as const),
    ),
  );
  return {
    name: dishName({ ...product, name: line.name }, language),
    options: line.options.map((chosen) => {
      const option = known.get(chosen.optionId);
      return option ? nameIn({ ...option, name: chosen.name }, language) : asText(chosen);
    }),
  };
}

function asText({ name }: ChosenOption): Wording {
  return { text: name };
}
