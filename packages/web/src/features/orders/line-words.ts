import {
  dishName,
  nameIn,
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
  /** What nobody can translate any more is marked as what it is. */
  const asChosen = (text: string): Wording => (language === null ? { text } : { text, lang: 'es' });
  if (language === null || product === undefined) {
    return { name: asChosen(line.name), options: line.options.map(({ name }) => asChosen(name)) };
  }
  const known = new Map(
    product.optionGroups.flatMap(({ options }) =>
      options.map((option) => [option.optionId, option] as const),
    ),
  );
  return {
    name: dishName({ ...product, name: line.name }, language),
    options: line.options.map((chosen) => {
      const option = known.get(chosen.optionId);
      return option ? nameIn({ ...option, name: chosen.name }, language) : asChosen(chosen.name);
    }),
  };
}
