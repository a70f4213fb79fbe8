import {
  includedText,
  judgeChoice,
  productDescription,
  productName,
  leastGrossCents,
  leastPieces,
  lineGrossCents,
  obstacleOf,
  ORDER_LIMITS,
  SOLD_BY_LIMITS,
  type Portion,
  type ProductChoice,
  quantitySteps,
  statementOf,
  statementOfAny,
  unitGrossAsChosen,
  weightText,
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
import { TellKitchen } from '../../checkout/basket/tell-kitchen.tsx';
import type { MenuProduct } from '../menu-sections.ts';
import { ObstacleNotice } from './obstacle-notice.tsx';
import { FormatField, OptionGroupField } from './option-group-field.tsx';
import { usePrice } from '../use-price.ts';
import { useChoice } from './use-choice.ts';

export interface ChosenProduct extends Portion, ProductChoice {}

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
  onDone: (chosen: ChosenProduct, read: MenuProduct) => string | null | Promise<string | null>;
  onClose: () => void;
  /** What becomes of what is sold by weight, as a waiter reads it. */
  weighingText?: string | undefined;
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
  weighingText,
  onNote,
}: ProductDetailSheetProps) {
  const euros = useEuros();
  const priceOf = usePrice();
  const copy = useMessages(PRODUCT_SHEET_MESSAGES);
  const { product } = entry;
  const [read] = useState(entry);
  const { formats, optionGroups, vatPercent } = product;
  const language = useMenuLanguage();
  const choice = useChoice(product, start);
  const { chosen } = choice;
  const [quantity, setQuantity] = useState(start.quantity);
  const [note, setNote] = useState(start.note);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const filter = useMenuFilter(product.restaurantId);
  const { avoided, diet } = filter;
  const body = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  const obstacle = obstacleOf(entry, useServerMinute(), chosen.formatId);
  const { least, step } =
    (chosen.grams === undefined ? null : product.soldBy) ?? quantitySteps(product);
  const steps =
    chosen.grams === undefined
      ? { value: quantity, max: ORDER_LIMITS.quantity, onChange: setQuantity }
      : {
          value: chosen.grams,
          max: SOLD_BY_LIMITS.kilo,
          onChange: choice.chooseGrams,
          write: weightText,
        };
  const name = productName(product, language);
  const description = productDescription(product, language);
  const hasFormat = formats.length === 0 || chosen.formatId !== null;
  const unitGrossCents = hasFormat ? unitGrossAsChosen(product, chosen) : leastGrossCents(product);
  const price = euros(lineGrossCents({ unitGrossCents, quantity }));
  const from = hasFormat ? '' : `${copy.from} `;
  const wordBefore = chosen.grams === undefined ? from : `${copy.weigh.about} `;
  const isChosen = judgeChoice(product, chosen).kind === 'good';
  const stated = isChosen ? statementOf(product, chosen) : statementOfAny(product);

  const finish = async () => {
    // Ignores a second tap while the sheet is closing.
    if (isDone.current) return;
    // Rendered synchronously: the message must exist before it can be scrolled to.
    const wrong = flushSync(() => choice.check());
    if (wrong !== null) {
      const field = body.current?.querySelector(`[data-choice="${wrong}"]`);
      field?.scrollIntoView({ block: 'start' });
      field
        ?.querySelector<HTMLInputElement>('input:not([disabled])')
        ?.focus({ preventScroll: true });
      return;
    }
    if (focusTooLong(body.current)) return;
    isDone.current = true;
    const answer = onDone({ ...chosen, quantity, note: note.trim() }, read);
    setIsPending(answer instanceof Promise);
    const reason = await answer;
    setIsPending(false);
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
            <QuantityStepper label={name.text} min={least} step={step} {...steps} />
            <Button
              size="big"
              className={css.done}
              pending={isPending}
              onClick={() => void finish()}
            >
              {copy.withPrice(verb, `${wordBefore}${price}`)}
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
        {obstacle !== null && (
          <ObstacleNotice product={entry} formatId={chosen.formatId} obstacle={obstacle} />
        )}
        {product.includes.length > 0 && (
          <p className={css.description}>
            {copy.includes} <InLanguage {...includedText(product, language)} />
          </p>
        )}
        {product.soldBy && (
          <p className={css.price}>
            {[priceOf(product, leastGrossCents(product)), leastPieces(product, copy)]
              .filter((part) => part !== '')
              .join(' · ')}
          </p>
        )}
        <DietStatement product={product} wanted={diet} />
        <AllergenStatement product={stated} avoided={avoided} />
        {formats.length > 0 && (
          <FormatField formats={formats} vatPercent={vatPercent} choice={choice} />
        )}
        {optionGroups.map((group) => (
          <OptionGroupField
            key={group.groupId}
            group={group}
            vatPercent={vatPercent}
            choice={choice}
            avoided={avoided}
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
        {chosen.grams !== undefined && obstacle === null && (
          <>
            {/* It goes by no summary, which asks this of all else. */}
            <TellKitchen filter={filter} />
            <Notice title={copy.weigh.title}>{weighingText ?? copy.weigh.text}</Notice>
          </>
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
