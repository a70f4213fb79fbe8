import { findFormat, soldOutOf, type SoldOut } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SOLD_OUT_MESSAGES } from '../../../i18n/es/sold-out.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { staffMenuQuery } from '../../menu/staff/staff-menu.ts';
import type { MarkSoldOut } from '../../menu/staff/use-sold-out.ts';
import css from './run-out-dialog.module.css';
import type { BoardProduct } from '../slip/slip-surroundings.ts';

const copy = SOLD_OUT_MESSAGES.board;

/** The other states a product can be given, most likely first. */
const CHOICES: Record<SoldOut, readonly SoldOut[]> = {
  no: ['today', 'until-changed'],
  today: ['no', 'until-changed'],
  'until-changed': ['no', 'today'],
};
const WORDS: Record<SoldOut, string> = {
  no: copy.offerAction,
  today: copy.todayAction,
  'until-changed': copy.untilChangedAction,
};

interface RunOutDialogProps {
  restaurantId: number;
  product: BoardProduct;
  mark: MarkSoldOut;
  onClose: () => void;
}

/** Marks a product of an order as sold out, with one more tap. */
export function RunOutDialog(props: RunOutDialogProps) {
  const { restaurantId, product: ordered, mark, onClose } = props;
  const menu = useQuery(staffMenuQuery(restaurantId));
  const product = menu.data?.products.find(({ productId }) => productId === ordered.productId);
  const format = product && findFormat(product.formats, ordered.formatId);
  const [isOfFormat, setIsOfFormat] = useState(true);
  const formatId = isOfFormat && format ? format.formatId : null;
  const name = formatId === null ? (product?.name ?? ordered.name) : ordered.name;
  const stands = product ? soldOutOf(product, formatId) : 'no';
  return (
    <Dialog
      open
      size="small"
      title={stands === 'no' ? copy.title(name) : copy.soldOutTitle(name)}
      onClose={onClose}
    >
      {menu.isPending && <p role="status">{copy.loading}</p>}
      {menu.isError && !menu.data && (
        <Notice
          tone="alert"
          role="alert"
          action={
            <Button variant="soft" pending={menu.isFetching} onClick={() => void menu.refetch()}>
              {copy.retry}
            </Button>
          }
        >
          {copy.failed}
        </Notice>
      )}
      {menu.data && !product && <Notice tone="info">{copy.gone}</Notice>}
      {product && (
        <div className={css.choices}>
          {format && product.soldOut === 'no' && (
            <Segmented
              legend={copy.what}
              options={[
                { value: 'format', label: copy.onlyFormat(format.name) },
                { value: 'all', label: copy.allFormats },
              ]}
              value={isOfFormat ? 'format' : 'all'}
              onChange={(value) => setIsOfFormat(value === 'format')}
            />
          )}
          <p className={css.text}>{stands === 'no' ? copy.text : copy.soldOutText[stands]}</p>
          {CHOICES[stands].map((wanted, place) => (
            <Button
              key={wanted}
              size="big"
              wide
              variant={place === 0 ? 'primary' : 'outline'}
              onClick={() => {
                mark({ productId: product.productId, formatId, name }, wanted);
                onClose();
              }}
            >
              {WORDS[wanted]}
            </Button>
          ))}
        </div>
      )}
    </Dialog>
  );
}
