import type { Restaurant } from '@simplato/domain';
import { ImagePlus } from 'lucide-react';
import { useId } from 'react';
import { SETTINGS_MESSAGES } from '../../i18n/es/settings.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
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
        <FileButton
          variant="outline"
          icon={<ImagePlus aria-hidden="true" />}
          pending={pending}
          label={copy.title}
          accept="image/*"
          onChoose={store}
        >
          {restaurant.logo ? copy.replace : copy.take}
        </FileButton>
        {restaurant.logo && !pending && (
          <Button variant="ghost" onClick={remove}>
            {copy.remove}
          </Button>
        )}
      </div>
      <p className={css.hint}>{copy.hint}</p>
      <div role="status">
        {pending && <VisuallyHidden>{copy.sending}</VisuallyHidden>}
        {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
      </div>
    </section>
  );
}
