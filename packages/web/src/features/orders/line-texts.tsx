import {
  findFormat,
  type MenuLanguage,
  nameAsChosen,
  nameIn,
  nameWithWeight,
  type OrderLine,
  type PricedLine,
  type Product,
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
  line: Pick<PricedLine, 'name' | 'formatId' | 'options' | 'grams'> & Pick<OrderLine, 'isWeighed'>,
  product: Product | undefined,
  language: MenuLanguage | null,
): LineTexts {
  /** Untranslated text is marked as Spanish. */
  const asChosen = (text: string): Wording => (language === null ? { text } : { text, lang: 'es' });
  if (language === null || product === undefined) {
    return {
      name: withWeight(asChosen(line.name), line),
      options: line.options.map(({ name }) => asChosen(name)),
    };
  }
  const known = new Map(
    product.optionGroups.flatMap(({ options }) =>
      options.map((option) => [option.optionId, option] as const),
    ),
  );
  return {
    name: withWeight(nameOf(line, product, language), line),
    options: line.options.map((chosen) => {
      const option = known.get(chosen.optionId);
      return option ? nameIn({ ...option, name: chosen.name }, language) : asChosen(chosen.name);
    }),
  };
}

/** 'Gamba roja · 320 g', in any language, once it is weighed. */
function withWeight(name: Wording, { grams, isWeighed }: Partial<OrderLine>): Wording {
  return isWeighed
    ? { ...name, text: nameWithWeight({ name: name.text, grams, isWeighed }) }
    : name;
}

/** With its format; one that the product no longer has is told as it was chosen. */
function nameOf(
  { name, formatId }: Pick<PricedLine, 'name' | 'formatId'>,
  product: Product,
  language: MenuLanguage,
): Wording {
  const isKnown = formatId === null || findFormat(product.formats, formatId) !== undefined;
  const translated = nameAsChosen(product, formatId, language);
  return isKnown && translated.lang === language ? translated : { text: name, lang: 'es' };
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
