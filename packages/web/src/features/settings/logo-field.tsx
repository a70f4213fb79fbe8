import type { Restaurant } from '@simplato/domain';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useId, useRef } from 'react';
import { SETTINGS_MESSAGES } from '../../i18n/es/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { RestaurantLogo } from '../restaurant/restaurant-logo.tsx';
import css from './logo-field.module.css';
import type { useLogo } from './use-logo.ts';

const copy = SETTINGS_MESSAGES.look.logo;

interface LogoFieldProps {
  restaurant: Restaurant;
  logo: ReturnType<typeof useLogo>;
}

/** The current logo, and buttons to replace or remove it. */
export function LogoField({
  restaurant,
  logo: { pending, notice, store, remove },
}: LogoFieldProps) {
  const labelId = useId();
  const input = useRef<HTMLInputElement>(null);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    // Reset, so that choosing the same file again fires another change event.
    currentTarget.value = '';
    if (file) store(file);
  }

  return (
    <section className={css.logo} aria-labelledby={labelId}>
      <h3 id={labelId} className={css.title}>
        {copy.title}
      </h3>
      <div className={css.row}>
        {restaurant.logo ? (
          <RestaurantLogo restaurant={restaurant} />
        ) : (
          <p className={css.none}>{copy.none}</p>
        )}
        <Button
          variant="outline"
          icon={<ImagePlus aria-hidden="true" />}
          pending={pending}
          onClick={() => input.current?.click()}
        >
          {restaurant.logo ? copy.replace : copy.take}
        </Button>
        {restaurant.logo && !pending && (
          <Button variant="ghost" onClick={remove}>
            {copy.remove}
          </Button>
        )}
      </div>
      <p className={css.hint}>{copy.hint}</p>
      {/* The button is the visible control; the hidden input is not focusable. */}
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label={copy.title}
        onChange={choose}
      />
      <div role="status">
        {pending && <VisuallyHidden>{copy.sending}</VisuallyHidden>}
        {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
      </div>
    </section>
  );
}
