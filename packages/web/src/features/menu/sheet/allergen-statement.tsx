import { tracesOf, type Allergen, type AllergenStatement as Statement } from '@simplato/domain';
import { TriangleAlert } from 'lucide-react';
import { PRODUCT_SHEET_MESSAGES } from '../../../i18n/es/product-sheet.ts';
import { FILTER_SHEET_MESSAGES } from '../../../i18n/es/filter-sheet.ts';
import { ALLERGEN_MESSAGES } from '../../../i18n/es/allergens.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAllergenList } from '../../../i18n/use-allergen-list.ts';
import css from './allergen-statement.module.css';

interface AllergenStatementProps {
  product: Statement;
  /** What the reader avoids: highlighted, and announced to screen readers. */
  avoided: readonly Allergen[];
}

/**
 * All the information there is on allergens; "not stated" is shown too, because it differs from
 * "none".
 */
export function AllergenStatement({ product, avoided }: AllergenStatementProps) {
  const copy = useMessages(PRODUCT_SHEET_MESSAGES).allergens;
  const { filter } = useMessages(FILTER_SHEET_MESSAGES);
  return (
    <>
      <Contained product={product} avoided={avoided} />
      <Listed
        heading={copy.tracesHeading}
        allergens={tracesOf(product)}
        avoided={avoided}
        warning={filter.traces}
      />
    </>
  );
}

function Contained({ product: { allergens, hasUnstated }, avoided }: AllergenStatementProps) {
  const copy = useMessages(PRODUCT_SHEET_MESSAGES).allergens;
  const { filter } = useMessages(FILTER_SHEET_MESSAGES);
  if (allergens === null) return <Unstated text={copy.unstated} />;
  if (allergens.length === 0) return <p className={css.none}>{copy.none}</p>;
  return (
    <>
      <Listed
        heading={copy.heading}
        allergens={allergens}
        avoided={avoided}
        warning={filter.contains}
      />
      {hasUnstated && <Unstated text={copy.restUnstated} />}
    </>
  );
}

function Unstated({ text }: { text: string }) {
  const copy = useMessages(PRODUCT_SHEET_MESSAGES).allergens;
  return (
    <p className={css.unstated}>
      <TriangleAlert aria-hidden="true" />
      <span>
        <strong>{text}</strong> {copy.ask}
      </span>
    </p>
  );
}

interface ListedProps {
  heading: string;
  allergens: readonly Allergen[];
  avoided: readonly Allergen[];
  /** What is said of those that the reader avoids. */
  warning: (list: string) => string;
}

function Listed({ heading, allergens, avoided, warning }: ListedProps) {
  const listed = useAllergenList();
  const names = useMessages(ALLERGEN_MESSAGES);
  if (allergens.length === 0) return null;
  const found = allergens.filter((allergen) => avoided.includes(allergen));
  return (
    <div className={css.stated}>
      {found.length > 0 && <Notice tone="alert">{warning(listed(found))}</Notice>}
      <h3 className={css.heading}>{heading}</h3>
      <ul role="list" className={css.list}>
        {allergens.map((allergen) => (
          <li key={allergen}>
            <Badge tone={found.includes(allergen) ? 'alert' : 'wait'}>{names[allergen]}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
