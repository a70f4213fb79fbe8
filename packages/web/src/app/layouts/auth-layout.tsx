import { House, Share } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { AUTH_LAYOUT_MESSAGES } from '../../i18n/es/login.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { LegalFooter } from '../../features/legal/legal-footer.tsx';
import { LanguageButton } from '../../features/language/language-button.tsx';
import { PATHS, speaksLanguages } from '../../paths.ts';
import { IconButton, IconLink } from '../../ui/icon-button.tsx';
import { TileBand } from '../../ui/tile-band.tsx';
import { useToast } from '../../ui/toast.tsx';
import css from './auth-layout.module.css';
import { shareLink } from '../../ui/share-link.ts';

export function AuthLayout({ children }: { children: ReactNode }) {
  const copy = useMessages(AUTH_LAYOUT_MESSAGES);
  const { show } = useToast();
  const [path] = useLocation();

  const share = async () => {
    const url = location.origin;
    const outcome = await shareLink({ title: copy.product, text: copy.shareText, url });
    if (outcome === 'copied') show({ text: copy.shareCopied, tone: 'success' });
    if (outcome === 'failed') show({ text: copy.shareFailed(url), durationMs: 0 });
  };

  return (
    <div className={css.layout}>
      <TileBand size="large" className={css.tile} />
      <header className={css.bar}>
        <Link href={PATHS.landing} className={css.product}>
          {copy.product}
        </Link>
        {speaksLanguages(path) && <LanguageButton />}
        <IconButton
          label={copy.share}
          icon={<Share aria-hidden="true" />}
          onClick={() => void share()}
        />
        <Link href={PATHS.landing} asChild>
          <IconLink href={PATHS.landing} label={copy.home} icon={<House aria-hidden="true" />} />
        </Link>
      </header>
      <main tabIndex={-1} className={css.main}>
        {children}
      </main>
      <LegalFooter />
    </div>
  );
}
