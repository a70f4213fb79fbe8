import { nameKey } from '@simplato/domain';
import { PRODUCTS_MESSAGES } from '../../../i18n/es/products.ts';
import { Field } from '../../../ui/field.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { TypedZonePrice } from './product-draft.ts';
import css from './zone-price-fields.module.css';

const copy = PRODUCTS_MESSAGES.zones;

interface ZonePriceFieldsProps {
  /** Of the restaurant's tables; those that have prices are shown beside them. */
  zones: readonly string[];
  prices: readonly TypedZonePrice[];
  /** Read after each label: of which product or format, " de Tapa". */
  of: string;
  onChange: (prices: readonly TypedZonePrice[]) => void;
}

/** One field a zone; an empty one costs there what it costs elsewhere. */
export function ZonePriceFields({ zones, prices, of, onChange }: ZonePriceFieldsProps) {
  const priced = prices.map(({ zone }) => zone);
  const known = new Set(priced.map(nameKey));
  const shown = [...priced, ...zones.filter((zone) => !known.has(nameKey(zone)))].toSorted(
    (one, other) => one.localeCompare(other, 'es'),
  );
  if (shown.length === 0) return null;
  const write = (zone: string, price: string) =>
    onChange(
      priced.includes(zone)
        ? prices.map((one) => (one.zone === zone ? { zone, price } : one))
        : [...prices, { zone, price }],
    );
  return (
    <div className={css.zones}>
      {shown.map((zone) => (
        <Field
          key={zone}
          label={
            <>
              {copy.price(zone)}
              <VisuallyHidden>{of}</VisuallyHidden>
            </>
          }
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={prices.find((one) => one.zone === zone)?.price ?? ''}
          onChange={(event) => write(zone, event.target.value)}
        />
      ))}
    </div>
  );
}
