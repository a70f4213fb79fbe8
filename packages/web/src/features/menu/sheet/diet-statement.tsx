import { type Product, type StatedDiet, suitsDiet } from '@simplato/domain';
import { PRODUCT_SHEET_MESSAGES } from '../../../i18n/es/product-sheet.ts';
import { FILTER_SHEET_MESSAGES } from '../../../i18n/es/filter-sheet.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Notice } from '../../../ui/notice.tsx';
import { DietSign } from '../card/diet-sign.tsx';
import css from './diet-statement.module.css';

interface DietStatementProps {
  product: Product;
  /**
   * The diet the reader asks for: a product opened by a link that is not stated to suit it says so.
   */
  wanted: StatedDiet;
}

export function DietStatement({ product: { diet, optionGroups }, wanted }: DietStatementProps) {
  const copy = useMessages(PRODUCT_SHEET_MESSAGES);
  const { notStated } = useMessages(FILTER_SHEET_MESSAGES).filter;
  const isMissed = wanted !== null && !suitsDiet(diet, wanted);
  if (diet === null && !isMissed) return null;
  return (
    <div className={css.statement}>
      {isMissed && <Notice tone="alert">{notStated[wanted]}</Notice>}
      <DietSign diet={diet} />
      {diet !== null && optionGroups.length > 0 && (
        <p className={css.detail}>{copy.dietOfProduct}</p>
      )}
    </div>
  );
}
