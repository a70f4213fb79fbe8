import {
  type AnswerOf,
  errorMessage,
  PHOTO_MAX_BYTES,
  photoUrl,
  productFromWire,
  type WithSchemas,
} from '@simplato/contract';
import { deletePhoto, uploadPhoto } from '@simplato/contract/staff-endpoints';
import type { Product } from '@simplato/domain';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { PRODUCTS_MESSAGES } from '../../../i18n/es/products.ts';
import { Button } from '../../../ui/button.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { plateCourse } from '../../../ui/plate-course.ts';
import { Plate } from '../../../ui/plate.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { failureMessage } from '../../../forms/failure-message.ts';
import { useMenuEditing } from '../menu-editing.tsx';
import css from './photo-field.module.css';

const copy = PRODUCTS_MESSAGES.photo;

interface PhotoFieldProps {
  product: Product;
  course: number | undefined;
}

/** A product's photo, uploaded as soon as it is chosen; a phone offers its camera. */
export function PhotoField({ product, course }: PhotoFieldProps) {
  const { products: drafts } = useMenuEditing();
  const [pending, setPending] = useState(false);
  const [notice, setNotice] = useState<{ tone: 'alert' | 'success'; text: string } | null>(null);
  const { photo, restaurantId, productId, name } = product;

  async function run(send: () => Promise<AnswerOf<WithSchemas<typeof uploadPhoto>>>, done: string) {
    setPending(true);
    setNotice(null);
    try {
      drafts.kind.onRead(productFromWire(await send()));
      setNotice({ tone: 'success', text: done });
    } catch (failure) {
      setNotice({ tone: 'alert', text: failureMessage(failure) });
    }
    setPending(false);
  }

  function choose(file: File) {
    if (file.size > PHOTO_MAX_BYTES) {
      setNotice({ tone: 'alert', text: errorMessage('photo_too_large') });
      return;
    }
    void run(() => call(uploadPhoto, { params: { id: productId }, file }), copy.stored);
  }

  return (
    <section className={css.photo} aria-label={copy.legend}>
      <div className={css.picture}>
        {photo ? (
          <img
            src={photoUrl(restaurantId, photo, photo.widths[0] ?? photo.width)}
            width={photo.width}
            height={photo.height}
            alt={copy.of(name)}
          />
        ) : (
          <Plate name={name} course={plateCourse(course)} />
        )}
      </div>
      <div className={css.buttons}>
        <FileButton
          variant="outline"
          icon={<Camera aria-hidden="true" />}
          pending={pending}
          label={copy.of(name)}
          accept="image/*"
          onChoose={choose}
        >
          {photo ? copy.replace : copy.take}
        </FileButton>
        {photo && !pending && (
          <Button
            variant="ghost"
            onClick={() =>
              void run(() => call(deletePhoto, { params: { id: productId } }), copy.removed)
            }
          >
            {copy.remove}
          </Button>
        )}
      </div>
      {!photo && <p className={css.hint}>{copy.hint}</p>}
      <div role="status" className={css.said}>
        {pending && <VisuallyHidden>{copy.sending}</VisuallyHidden>}
        {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
      </div>
    </section>
  );
}
