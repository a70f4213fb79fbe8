import {
  encodeTableCode,
  restaurantName,
  publicMenuPath,
  tableLabel,
  tableLink,
} from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { House, LogOut, Share } from 'lucide-react';
import { Link } from 'wouter';
import { TABLES_MESSAGES as copy } from '../../i18n/es/tables.ts';
import { PATHS } from '../../paths.ts';
import { IconButton, IconLink } from '../../ui/icon-button.tsx';
import { shareLink } from '../../ui/share-link.ts';
import { useToast } from '../../ui/toast.tsx';
import { useAskFirst } from '../../forms/ask-first.tsx';
import { restaurantQuery } from '../restaurant/restaurant-query.ts';
import { useSignOut } from '../session/sign-out.ts';
import css from './table-codes-page.module.css';

interface CodesNavbarProps {
  restaurantId: number;
  /** The table whose code is shown. */
  tableName: string | null;
}

/** The page's own bar: home, share, Logout. */
export function CodesNavbar({ restaurantId, tableName }: CodesNavbarProps) {
  const { data: restaurant } = useQuery(restaurantQuery(restaurantId));
  const { show } = useToast();
  const signOut = useSignOut();
  const askFirst = useAskFirst();

  /** What is shared, and what is said once its link is copied. */
  const shared = () => {
    const name = restaurant ? restaurantName(restaurant) : copy.title;
    // A shared link may be opened anywhere, so the public menu is preferred.
    if (restaurant?.hasPublicMenu) {
      const url = location.origin + publicMenuPath(restaurant);
      return { name, url, text: copy.shareReading(name), copied: copy.shareCopied };
    }
    if (tableName === null) {
      return { name, url: location.origin, text: copy.shareProduct, copied: copy.productCopied };
    }
    // Without its key, as when diners share it.
    const code = encodeTableCode({ tableName, restaurantId, key: null });
    const url = tableLink(location.origin, code);
    const copied = copy.tableCopied(tableLabel(tableName));
    return { name, url, text: copy.shareText(name), copied };
  };
  const share = async () => {
    const { name, url, text, copied } = shared();
    const outcome = await shareLink({ title: name, text, url });
    if (outcome === 'copied') show({ text: copied, tone: 'success' });
    if (outcome === 'failed') show({ text: copy.shareFailed(url), durationMs: 0 });
  };

  return (
    <nav className={css.navbar} aria-label={copy.navigation}>
      <Link href={PATHS.landing} asChild>
        <IconLink
          href={PATHS.landing}
          tone="onRed"
          label={copy.home}
          icon={<House aria-hidden="true" />}
        />
      </Link>
      <IconButton
        tone="onRed"
        label={copy.share}
        icon={<Share aria-hidden="true" />}
        onClick={() => void share()}
      />
      <IconButton
        tone="onRed"
        label={copy.logout}
        icon={<LogOut aria-hidden="true" />}
        onClick={() => askFirst('leave', signOut)}
      />
    </nav>
  );
}
