import {
  type MenuLanguage,
  nameIn,
  type PricedLine,
  type Product,
  productName,
  type Wording,
} from '@simplato/domain';
import { Fragment } from 'react';
import { InLanguage } from '../../i18n/in-language.tsx';

export interface LineTexts {
  name: Wording;
  options: Wording[];
}

/**
 * A line in the diner's language, if the product is still on the menu. Otherwise, or in Spanish, the
 * texts are those of the time it was chosen.
 */
export function lineTexts(
  line: Pick<PricedLine, 'name' | 'options'>,
  product: Product | undefined,
  language: MenuLanguage | null,
): LineTexts {
  /** Untranslated text is marked as Spanish. */
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
    name: productName({ ...product, name: line.name }, language),
    options: line.options.map((chosen) => {
      const option = known.get(chosen.optionId);
      return option ? nameIn({ ...option, name: chosen.name }, language) : asChosen(chosen.name);
    }),
  };
}

/** 'Poco hecho · Patatas', each marked with its language. */
export function OptionTexts({ options }: { options: readonly Wording[] }) {
  return options.map((option, index) => (
    // The options of a line never change, so the index works as the key.
    <Fragment key={index}>
      {index > 0 && '\u00a0· '}
      <InLanguage {...option} />
    </Fragment>
  ));
}
