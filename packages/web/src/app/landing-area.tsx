import { LandingPage } from '../features/landing/landing-page.tsx';
import { PublicLayout } from './layouts/public-layout.tsx';
import { PublicHead } from './public-head.tsx';

export function LandingArea() {
  return (
    <PublicLayout opensDialogs>
      <PublicHead page="landing" />
      <LandingPage />
    </PublicLayout>
  );
}
