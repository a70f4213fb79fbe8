import {
  productDescription,
  productName,
  lineGrossCents,
  obstacleOf,
  ORDER_LIMITS,
  priceProduct,
  type Portion,
} from '@simplato/domain';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useServerMinute } from '../../../api/use-server-minute.ts';
import { PRODUCT_SHEET_MESSAGES } from '../../../i18n/es/product-sheet.ts';
import { useMessages, useEuros, useMenuLanguage } from '../../../i18n/i18n-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { InLanguage } from '../../../i18n/in-language.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { focusTooLong } from '../../../ui/use-length.ts';
import { AllergenStatement } from './allergen-statement.tsx';
import { DietStatement } from './diet-statement.tsx';
import { ProductPicture } from '../card/product-picture.tsx';
import css from './product-detail-sheet.module.css';
import { useMenuFilter } from '../../checkout/basket/filter-store.ts';
import type { MenuProduct } from '../menu-sections.ts';
import { ObstacleNotice } from './obstacle-notice.tsx';
import { OptionGroupField } from './option-group-field.tsx';
import { useChoice } from './use-choice.ts';

export interface ChosenProduct extends Portion {
  optionIds: readonly number[];
}

interface ProductDetailSheetProps {
  entry: MenuProduct;
  /** The initial choice. */
  start: ChosenProduct;
  /** The label of the main button: 'Añadir', 'Guardar'. */
  verb: string;
  /**
   * `read` is the entry as it was when the sheet opened: what the menu says since then may not have
   * been noticed. Returns why it failed; null on success.
   */
  onDone: (chosen: ChosenProduct, read: MenuProduct) => string | null;
  onClose: () => void;
  /** Told each change of the note, which may be kept although nothing is added. */
  onNote?: (note: string) => void;
}

/**
 * A product with its options, for the diner to choose. The price on the button is the one the order
 * will store.
 */
export function ProductDetailSheet({
  entry,
  start,
  verb,
  onDone,
  onClose,
  onNote,
}: ProductDetailSheetProps) {
  const euros = useEuros();
  const copy = useMessages(PRODUCT_SHEET_MESSAGES);
  const { product } = entry;
  const [read] = useState(entry);
  const { optionGroups, vatPercent } = product;
  const language = useMenuLanguage();
  const choice = useChoice(optionGroups, start.optionIds);
  const [quantity, setQuantity] = useState(start.quantity);
  const [note, setNote] = useState(start.note);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { avoided, diet } = useMenuFilter(product.restaurantId);
  const body = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  const obstacle = obstacleOf(entry, useServerMinute());
  const name = productName(product, language);
  const description = productDescription(product, language);
  const { unitGrossCents } = priceProduct(product, choice.optionIds);

  const finish = () => {
    // Ignores a second tap while the sheet is closing.
    if (isDone.current) return;
    // Rendered synchronously: the message must exist before it can be scrolled to.
    const wrong = flushSync(() => choice.check());
    if (wrong) {
      const group = body.current?.querySelector(`[data-group="${wrong.groupId}"]`);
      group?.scrollIntoView({ block: 'start' });
      group
        ?.querySelector<HTMLInputElement>('input:not([disabled])')
        ?.focus({ preventScroll: true });
      return;
    }
    if (focusTooLong(body.current)) return;
    const reason = onDone({ optionIds: choice.optionIds, quantity, note: note.trim() }, read);
    isDone.current = reason === null;
    setRefusal(reason);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      size="sheet"
      title={<InLanguage {...name} />}
      picture={<ProductPicture product={product} sizes="(min-width: 36rem) 34rem, 100vw" />}
      actions={
        obstacle === null ? (
          <>
            <QuantityStepper
              label={name.text}
              value={quantity}
              min={1}
              max={ORDER_LIMITS.quantity}
              onChange={setQuantity}
            />
            <Button size="big" className={css.done} onClick={finish}>
              {copy.withPrice(verb, euros(lineGrossCents({ unitGrossCents, quantity })))}
            </Button>
          </>
        ) : (
          <p className={css.obstacle}>{copy.obstacles[obstacle]}</p>
        )
      }
    >
      <div className={css.body} ref={body}>
        {name.lang && name.lang !== 'es' && (
          <p className={css.spanish} lang="es">
            {product.name}
          </p>
        )}
        {description.text !== '' && (
          <p className={css.description}>
            <InLanguage {...description} />
          </p>
        )}
        {obstacle !== null && <ObstacleNotice product={entry} obstacle={obstacle} />}
        <DietStatement product={product} wanted={diet} />
        <AllergenStatement allergens={product.allergens} avoided={avoided} />
        {optionGroups.map((group) => (
          <OptionGroupField
            key={group.groupId}
            group={group}
            vatPercent={vatPercent}
            choice={choice}
          />
        ))}
        {obstacle === null && (
          <TextAreaField
            rows={1}
            label={copy.note}
            value={note}
            maxLength={ORDER_LIMITS.lineNoteLength}
            placeholder={copy.notePlaceholder}
            onChange={(event) => {
              setNote(event.target.value);
              onNote?.(event.target.value);
            }}
          />
        )}
        {refusal !== null && (
          <Notice tone="alert" role="alert">
            {refusal}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
