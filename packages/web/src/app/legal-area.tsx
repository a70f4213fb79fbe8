import { LegalPage } from '../features/legal/legal-page.tsx';
import type { PagesOf } from '../pages.ts';
import { PublicLayout } from './layouts/public-layout.tsx';
import { PublicHead } from './public-head.tsx';

/** Long texts that few people open. */
export function LegalArea({ page }: { page: PagesOf<'legal'> }) {
  return (
    <PublicLayout opensDialogs={false}>
      <PublicHead page={page} />
      <LegalPage key={page} name={page} />
    </PublicLayout>
  );
}
