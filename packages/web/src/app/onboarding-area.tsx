import { OnboardingPage } from '../features/payments/onboarding-page.tsx';
import { PAGES } from '../pages.ts';
import { OwnersOnly } from './owners-only.tsx';

/**
 * The page that the provider's onboarding returns to. Only for owners, like the start of the
 * onboarding.
 */
export function OnboardingArea() {
  return (
    <OwnersOnly action={PAGES.onboarding.action}>
      <main>
        <OnboardingPage />
      </main>
    </OwnersOnly>
  );
}
